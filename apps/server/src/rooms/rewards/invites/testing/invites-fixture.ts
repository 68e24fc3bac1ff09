import { createTestPlayer, runJobs, type TestPlayer } from '../../../../testing/index.ts'
import { createRewardsFixture, type RewardsFixture } from '../../testing/rewards-fixture.ts'
import { enqueueInviterReward } from '../enqueue-inviter-reward.ts'
import { getInviteCode } from '../get-invite-code.ts'
import { rewardInviter } from '../jobs/reward-inviter.ts'
import { listInviteRewards } from '../list-invite-rewards.ts'

export interface InvitesFixture extends RewardsFixture {
  /** Creates a verified player with their own IP address and device, registered with an invite code. Device null: no device id. */
  player(
    invitedBy?: TestPlayer,
    given?: { ip?: string; device?: string | null; isVerified?: boolean },
  ): Promise<TestPlayer>
  codeOf(player: TestPlayer): Promise<string>
  /** Verifies the player's real name as an operator. */
  verify(player: TestPlayer): ReturnType<RewardsFixture['performAction']>
  /** Inserts a paid deposit, in TWD dollars, and runs what follows it. */
  depositBy(player: TestPlayer, amount: number): Promise<void>
  /** The player's invite rewards as they see them. */
  rewardsOf(player: TestPlayer): Promise<Awaited<ReturnType<typeof listRewards>>>
}

async function listRewards(ctx: RewardsFixture['ctx'], { caller }: TestPlayer) {
  const found = await listInviteRewards(ctx, { page: 1, page_size: 20 }, caller)
  if (!found.ok) throw new Error(`no rewards: ${found.code}`)
  return found.data.list
}

let places = 0

/** A test server with players who invite each other. */
export async function createInvitesFixture(): Promise<InvitesFixture> {
  const fixture = await createRewardsFixture()
  const { ctx } = fixture
  const made: InvitesFixture = {
    ...fixture,
    async player(invitedBy, given = {}) {
      places += 1
      const code = invitedBy === undefined ? null : await made.codeOf(invitedBy)
      const player = await createTestPlayer(ctx, { invitedBy: code })
      await ctx.pool.query('update sessions set ip = $2, device_id = $3 where player_id = $1', [
        player.playerId,
        given.ip ?? `198.51.100.${places}`,
        given.device === undefined ? `web_${places}` : given.device,
      ])
      if (given.isVerified !== false) await made.verify(player)
      return player
    },
    async codeOf({ caller }) {
      const found = await getInviteCode(ctx, {}, caller)
      return found.ok ? (found.data.invite_code ?? '') : ''
    },
    verify: ({ playerId }) =>
      fixture.performAction('verify-real-name', { player_id: playerId.toString(), name: '王小明' }),
    async depositBy({ playerId }, amount) {
      await fixture.deposit(playerId, amount)
      await ctx.db.transaction().execute((trx) => enqueueInviterReward(ctx, trx, playerId))
      await runJobs(ctx, [rewardInviter])
    },
    rewardsOf: (player) => listRewards(ctx, player),
  }
  return made
}

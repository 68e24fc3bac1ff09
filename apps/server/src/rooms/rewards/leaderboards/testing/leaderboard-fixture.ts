import type { Leaderboard } from '@gamehall/contract/rewards'
import { createTestPlayer, type TestPlayer } from '../../../../testing/index.ts'
import { createRewardsFixture, type RewardsFixture } from '../../testing/rewards-fixture.ts'
import { advanceLeaderboards } from '../advance-leaderboards.ts'
import { countPlayers } from '../count-rounds-of-run.ts'
import { getLeaderboard } from '../get-leaderboard.ts'

export interface LeaderboardFixture extends RewardsFixture {
  /** Registers a player with an IP address and a device of their own unless given; null: no device id. */
  player(given?: { ip?: string; device?: string | null; accountType?: 1 | 2 }): Promise<TestPlayer>
  /** Inserts a settled round and counts the player's rounds, as the job after a bet does. Answers the bet's id. */
  play(player: TestPlayer, amount: number, round?: { gid?: string; win?: number }): Promise<string>
  /** Counts again, as after any change of the player's bets. */
  count(player: TestPlayer): Promise<void>
  /** Ends every leaderboard without prizes. */
  cancelAll(): Promise<void>
  /** One pass of the job. */
  advance(): Promise<void>
  view(id: string, player?: TestPlayer, runId?: string): Promise<Leaderboard>
  runOf(id: string): Promise<string>
}

let places = 0

/** A test server with two games and leaderboards. */
export async function createLeaderboardFixture(): Promise<LeaderboardFixture> {
  const fixture = await createRewardsFixture()
  const { ctx, clock } = fixture
  await ctx.pool.query(
    `insert into games (gid, api_key, provider_game, name, category, has_demo, art_url, is_open)
       select gid, 'slots', gid, jsonb_build_object('zh-TW', zh, 'en', gid), 'slots', false, '', true
         from (values ('gate', '龍門'), ('mine', '礦坑')) as given (gid, zh)`,
  )
  const count = ({ playerId }: TestPlayer) => countPlayers(ctx, [playerId])
  const made: LeaderboardFixture = {
    ...fixture,
    async player({ ip, device, accountType = 1 } = {}) {
      places += 1
      const own = places
      const player = await createTestPlayer(ctx, { accountType })
      await ctx.pool.query('update sessions set ip = $2, device_id = $3 where player_id = $1', [
        player.playerId,
        ip ?? `198.51.${Math.floor(own / 250)}.${own % 250}`,
        device === undefined ? `web_${own}` : device,
      ])
      return player
    },
    async play(player, amount, round) {
      const betId = await fixture.bet(player.playerId, amount, round)
      await count(player)
      return betId
    },
    count,
    async cancelAll() {
      // Rounds of this very instant are those of the leaderboards that end.
      clock.advance(1000)
      await ctx.pool.query(`update activities set closed_at = $1 where mode = 'leaderboard'`, [clock.now()])
      await ctx.pool.query(
        `update leaderboard_runs set state = 'cancelled' where state in ('open', 'frozen')`,
      )
    },
    advance: () => advanceLeaderboards(ctx, clock.now()),
    async view(id, player, runId) {
      const caller = player?.caller ?? { ...(await made.player()).caller, session: null }
      const seen = await getLeaderboard(ctx, { id, run_id: runId ?? null }, caller)
      if (!seen.ok) throw new Error(`no leaderboard: ${seen.code}`)
      return seen.data
    },
    async runOf(id) {
      const { run_id } = await made.view(id)
      if (run_id === null) throw new Error('no run')
      return run_id
    },
  }
  return made
}

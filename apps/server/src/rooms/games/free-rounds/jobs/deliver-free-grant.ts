import { minor } from '@gamehall/money'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type {
  FreeRoundsGrant,
  ProviderErrorCode,
  ProviderFailure,
} from '../../../../providers/games/index.ts'
import { ensurePlatformPlayer } from '../../platforms/platform-player.ts'
import { providerOf } from '../../platforms/provider-of.ts'
import type { GamesContext } from '../../tables.ts'
import { changeFreeGrantState, type FreeGrantRow, findFreeGrant } from '../free-grant-queries.ts'
import { notifyFreeRounds } from '../notify-free-rounds.ts'
import { settleFreeGrant } from '../settle-free-grant.ts'
import { deliverFreeGrantJob } from './deliver-free-grant-job.ts'

/** Answers after which the same request may succeed. */
const PASSING: readonly ProviderErrorCode[] = ['UNKNOWN', 'MAINTENANCE', 'RATE_LIMITED', 'BAD_SIGNATURE']

/** Tells the provider of a grant, or of its cancellation, until it has answered: under the grant's own id, so that it counts once. */
export const deliverFreeGrant = defineJob({
  ...deliverFreeGrantJob,
  async run(ctx: GamesContext, { grant_id: grantId }) {
    const grant = await findFreeGrant(ctx.db, grantId)
    if (grant?.state === 'granting') await deliver(ctx, grant)
    if (grant?.state === 'cancelling') await withdraw(ctx, grant)
  },
})

async function deliver(ctx: GamesContext, grant: FreeGrantRow): Promise<void> {
  const answer = await ask(ctx, grant, 'grant')
  if (!answer.ok && PASSING.includes(answer.error)) throw notAnswered(grant, answer)
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const from = ['granting'] as const
    if (!answer.ok) {
      ctx.log.warn({ grant_id: grant.grant_id, error: answer.error }, 'a grant of free rounds was refused')
      await changeFreeGrantState(trx, grant.grant_id, { from, to: 'refused', error: answer.message, at })
    } else if (await changeFreeGrantState(trx, grant.grant_id, { from, to: 'active', at })) {
      await notifyFreeRounds(ctx, trx, grant)
    }
  })
}

async function withdraw(ctx: GamesContext, grant: FreeGrantRow): Promise<void> {
  const answer = await ask(ctx, grant, 'cancel')
  if (!answer.ok && PASSING.includes(answer.error)) throw notAnswered(grant, answer)
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    await changeFreeGrantState(trx, grant.grant_id, { from: ['cancelling'], to: 'cancelled', at })
    await settleFreeGrant(ctx, trx, grant.grant_id)
  })
}

const notAnswered = ({ grant_id }: FreeGrantRow, { error }: ProviderFailure) =>
  new Error(`the free rounds ${grant_id} were not answered: ${error}`)

async function ask(ctx: GamesContext, grant: FreeGrantRow, what: 'grant' | 'cancel') {
  const provider = await providerOf(ctx, grant.api_key)
  if (provider.freeRounds === undefined)
    return { ok: false, error: 'NOT_FOUND', message: 'this provider has no free rounds' } as const
  const player = await ensurePlatformPlayer(ctx, provider, grant.player_id)
  if (!player.ok) return player
  const request: FreeRoundsGrant = {
    reference: grant.grant_id,
    player: player.data,
    game: grant.gid,
    stakeMinor: minor(grant.stake_minor),
    rounds: grant.rounds,
    expiresAt: grant.expires_at,
  }
  return provider.freeRounds[what](request)
}

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
import {
  changeFreeRoundsGrantState,
  type FreeRoundsGrantRow,
  findFreeRoundsGrant,
} from '../free-rounds-grant-queries.ts'
import { notifyFreeRounds } from '../notify-free-rounds.ts'
import { settleFreeRoundsGrant } from '../settle-free-rounds-grant.ts'
import { deliverFreeRoundsGrantJob } from './deliver-free-rounds-grant-job.ts'

/** Errors after which the same request may succeed. */
const RETRYABLE: readonly ProviderErrorCode[] = ['UNKNOWN', 'MAINTENANCE', 'RATE_LIMITED', 'BAD_SIGNATURE']

/** Sends a grant or its cancellation to the provider, retried until the provider answers; the grant's id makes it idempotent. */
export const deliverFreeRoundsGrant = defineJob({
  ...deliverFreeRoundsGrantJob,
  async run(ctx: GamesContext, { grant_id: grantId }) {
    const grant = await findFreeRoundsGrant(ctx.db, grantId)
    if (grant?.state === 'granting') await deliver(ctx, grant)
    if (grant?.state === 'cancelling') await cancel(ctx, grant)
  },
})

async function deliver(ctx: GamesContext, grant: FreeRoundsGrantRow): Promise<void> {
  const answer = await sendRequest(ctx, grant, 'grant')
  if (!answer.ok && RETRYABLE.includes(answer.error)) throw unansweredError(grant, answer)
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const from = ['granting'] as const
    if (!answer.ok) {
      ctx.log.warn(
        { grant_id: grant.grant_id, error: answer.error },
        'free rounds grant refused by the provider',
      )
      await changeFreeRoundsGrantState(trx, grant.grant_id, {
        from,
        to: 'refused',
        error: answer.message,
        at,
      })
    } else if (await changeFreeRoundsGrantState(trx, grant.grant_id, { from, to: 'active', at })) {
      await notifyFreeRounds(ctx, trx, grant)
    }
  })
}

async function cancel(ctx: GamesContext, grant: FreeRoundsGrantRow): Promise<void> {
  const answer = await sendRequest(ctx, grant, 'cancel')
  if (!answer.ok && RETRYABLE.includes(answer.error)) throw unansweredError(grant, answer)
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    await changeFreeRoundsGrantState(trx, grant.grant_id, { from: ['cancelling'], to: 'cancelled', at })
    await settleFreeRoundsGrant(ctx, trx, grant.grant_id)
  })
}

const unansweredError = ({ grant_id }: FreeRoundsGrantRow, { error }: ProviderFailure) =>
  new Error(`the free rounds ${grant_id} were not answered: ${error}`)

async function sendRequest(ctx: GamesContext, grant: FreeRoundsGrantRow, what: 'grant' | 'cancel') {
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

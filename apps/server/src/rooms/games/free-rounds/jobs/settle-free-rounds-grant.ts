import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { settleFreeRoundsGrant } from '../settle-free-rounds-grant.ts'
import { settleFreeRoundsGrantJob } from './settle-free-rounds-grant-job.ts'

/**
 * Settles a grant outside the transaction that stores its bets: it locks one player's wallet, and that transaction may hold
 * those of many.
 */
export const settleFreeRoundsGrantLater = defineJob({
  ...settleFreeRoundsGrantJob,
  run: (ctx: GamesContext, { grant_id }) =>
    ctx.db.transaction().execute((trx) => settleFreeRoundsGrant(ctx, trx, grant_id)),
})

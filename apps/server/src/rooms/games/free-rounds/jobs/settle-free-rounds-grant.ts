import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { settleFreeRoundsGrant } from '../settle-free-rounds-grant.ts'
import { settleFreeRoundsGrantJob } from './settle-free-rounds-grant-job.ts'

/** Apart from the transaction that stores the bets: it moves money of one player, and that one may hold wallets of many. */
export const settleFreeRoundsGrantLater = defineJob({
  ...settleFreeRoundsGrantJob,
  run: (ctx: GamesContext, { grant_id }) =>
    ctx.db.transaction().execute((trx) => settleFreeRoundsGrant(ctx, trx, grant_id)),
})

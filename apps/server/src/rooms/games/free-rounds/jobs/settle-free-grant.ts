import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { settleFreeGrant } from '../settle-free-grant.ts'
import { settleFreeGrantJob } from './settle-free-grant-job.ts'

/** Apart from the transaction that stores the bets: it moves money of one player, and that one may hold wallets of many. */
export const settleFreeGrantLater = defineJob({
  ...settleFreeGrantJob,
  run: (ctx: GamesContext, { grant_id }) =>
    ctx.db.transaction().execute((trx) => settleFreeGrant(ctx, trx, grant_id)),
})

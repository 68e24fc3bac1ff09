import { defineJob } from '../../../../platform/jobs/job.ts'
import type { CashierContext } from '../../tables.ts'
import { approveOrder } from '../approve-order.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { reviewWithdrawalJob } from './job-definitions.ts'

export const reviewWithdrawal = defineJob({
  ...reviewWithdrawalJob,
  async run(ctx: CashierContext, { order_no }) {
    await ctx.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, order_no)
      if (order?.flags.length === 0) await approveOrder(ctx, trx, order, null)
    })
  },
})

import { defineJob } from '../../../../platform/jobs/job.ts'
import type { CashierContext } from '../../tables.ts'
import { applyWithdrawalEvent } from '../apply-withdrawal-event.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { withdrawalReviewDeadlineJob } from './job-definitions.ts'

export const withdrawalReviewDeadline = defineJob({
  ...withdrawalReviewDeadlineJob,
  async run(ctx: CashierContext, { order_no }) {
    await ctx.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, order_no)
      if (order !== undefined) await applyWithdrawalEvent(ctx, trx, order, 'review_ran_out')
    })
  },
})

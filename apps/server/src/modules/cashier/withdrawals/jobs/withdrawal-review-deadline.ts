import { defineJob } from '../../../../jobs/job.ts'
import { applyEvent } from '../change-withdrawal.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { withdrawalReviewDeadlineKind } from './job-kinds.ts'

export const withdrawalReviewDeadline = defineJob({
  ...withdrawalReviewDeadlineKind,
  async run(hall, { order_no }) {
    await hall.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, order_no)
      if (order !== undefined) await applyEvent(hall, trx, order, 'review_ran_out')
    })
  },
})

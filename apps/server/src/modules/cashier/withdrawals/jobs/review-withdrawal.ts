import { defineJob } from '../../../../jobs/job.ts'
import { approveOrder } from '../approve-order.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { reviewWithdrawalKind } from './job-kinds.ts'

export const reviewWithdrawal = defineJob({
  ...reviewWithdrawalKind,
  async run(hall, { order_no }) {
    await hall.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, order_no)
      if (order?.flags.length === 0) await approveOrder(hall, trx, order, null)
    })
  },
})

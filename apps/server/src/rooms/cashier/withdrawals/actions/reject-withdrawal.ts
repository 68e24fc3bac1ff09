import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { applyWithdrawalEvent } from '../apply-withdrawal-event.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { orderSubject, orderTarget } from './order-target.ts'

/** §4 status 3: rejects a withdrawal before its payout begins, releases the held amount and notifies the player. 30404, 10040. */
export const rejectWithdrawal = defineAction({
  name: 'reject-withdrawal',
  permission: 'withdrawals.review',
  summary: 'Reject a withdrawal; the player gets the money back and sees the message',
  input: orderTarget.extend({ message: z.string().trim().min(1).max(200).optional() }),
  fourEyes: singleOperator('the money is back with the player'),
  subject: orderSubject,
  async run(ctx, trx, { order_no, message }, by, reason) {
    const order = await lockOrder(trx, order_no)
    if (order === undefined) return refuse(30404)
    const rejected = await applyWithdrawalEvent(ctx, trx, order, 'rejected', {
      reviewed_at: ctx.clock.now(),
      reviewed_by: by.name,
      reject_reason: message ?? reason,
    })
    return rejected === undefined ? refuse(10040) : succeed({ order_no })
  },
})

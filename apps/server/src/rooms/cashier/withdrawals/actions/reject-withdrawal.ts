import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { applyWithdrawalEvent } from '../apply-withdrawal-event.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { orderSubject } from './order-target.ts'

/** §4 status 3: rejects a withdrawal before its payout begins, releases the held amount and notifies the player. 30404, 10040. */
export const rejectWithdrawal = implementAction(operatorCalls.rejectWithdrawal, {
  subject: orderSubject,
  async run(ctx: CashierContext, trx: CashierTrx, { order_no, message }, by, reason) {
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

import type { cancelWithdrawal as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { applyWithdrawalEvent } from './apply-withdrawal-event.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { lockOrder } from './withdrawal-queries.ts'

/** §4 status 8: cancels an order in review and releases the held amount. 10040 no longer in review, 30404. */
export const cancelWithdrawal: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const cancelled = await transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, request.order_no)
    if (order === undefined || order.playerId !== caller.session.playerId) return refuse(30404)
    if (order.state === 'cancelled') return succeed(null)
    return (await applyWithdrawalEvent(ctx, trx, order, 'cancelled')) === undefined
      ? refuse(10040)
      : succeed(null)
  })
  return cancelled.ok ? getWithdrawal(ctx, request, caller) : cancelled
}

import type { confirmDeposit as call } from '@gamehall/contract/cashier'
import { refuse } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { findOwnOrder, lockOrder, updateOrder } from './deposit-queries.ts'
import { nextState } from './deposit-states.ts'
import { getDeposit } from './get-deposit.ts'
import { enqueueDepositPoll } from './jobs/poll-deposit.ts'
import { inquirePayment } from './payments/inquire-payment.ts'

/** §4 status 1 → 2 when the player reports the payment; inquires at the gateway immediately, then polls. 10040, 30404. */
export const confirmDeposit: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const own = await findOwnOrder(ctx.db, caller.session.playerId, request.order_no)
  if (own === undefined) return refuse(30404)
  const confirmed = await transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, own.orderNo)
    const state = order && nextState(order.state, 'confirmed_by_player')
    if (order === undefined || state === undefined) return refuse(10040)
    const confirmedAt = order.confirmedAt ?? ctx.clock.now()
    await updateOrder(trx, own.orderNo, { state, confirmed_at: confirmedAt })
    await enqueueDepositPoll(ctx, trx, own.orderNo, state, 0)
    return { ok: true, data: null }
  })
  if (!confirmed.ok) return confirmed
  await inquirePayment(ctx, own)
  return getDeposit(ctx, request, caller)
}

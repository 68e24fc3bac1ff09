import type { cancelDeposit as call } from '@gamehall/contract/cashier'
import { refuse } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { listOpenPayments } from '../chain-deposits/chain-payments.ts'
import type { CashierContext } from '../tables.ts'
import { findOwnOrder, lockOrder, updateOrder } from './deposit-queries.ts'
import { nextState } from './deposit-states.ts'
import { getDeposit } from './get-deposit.ts'
import { enqueueClosedDepositRecheck } from './jobs/recheck-closed-deposit.ts'
import { inquirePayment } from './payments/inquire-payment.ts'

/** A USDT transfer that the chain has seen cannot be reversed. */
const hasOpenChainPayment = async (ctx: CashierContext, playerId: bigint): Promise<boolean> =>
  (await listOpenPayments(ctx.db, playerId)).length > 0

/**
 * §4: cancels an unpaid order in status 1 or 2. Inquires at the gateway first: an order that is paid is settled
 * instead and returned as paid. 10040, 30404.
 */
export const cancelDeposit: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const own = await findOwnOrder(ctx.db, caller.session.playerId, request.order_no)
  if (own === undefined) return refuse(30404)
  const next = nextState(own.state, 'cancelled_by_player')
  if (next === undefined) return refuse(10040)
  if (next !== own.state) {
    const answer = await inquirePayment(ctx, own)
    if (answer !== 'paid' && own.method === 'usdt' && (await hasOpenChainPayment(ctx, own.playerId)))
      return refuse(10040)
    if (answer !== 'paid') {
      const cancelled = await transact(ctx.db, async (trx) => {
        const order = await lockOrder(trx, own.orderNo)
        const state = order && nextState(order.state, 'cancelled_by_player')
        if (order === undefined || state === undefined) return refuse(10040)
        if (state !== order.state) {
          await updateOrder(trx, own.orderNo, { state })
          if (order.method !== 'usdt') await enqueueClosedDepositRecheck(ctx, trx, order)
        }
        return { ok: true, data: null }
      })
      if (!cancelled.ok) return cancelled
    }
  }
  return getDeposit(ctx, request, caller)
}

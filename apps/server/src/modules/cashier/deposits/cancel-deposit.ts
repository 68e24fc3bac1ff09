import type { cancelDeposit as call } from '@gamehall/contract/cashier'
import type { Hall } from '../../../core/hall.ts'
import { refuse } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { listOpenPayments } from '../chain/chain-payments.ts'
import { askGateway } from './ask-gateway.ts'
import { changeOrder, findOwnOrder, lockOrder } from './deposit-queries.ts'
import { nextState } from './deposit-states.ts'
import { getDeposit } from './get-deposit.ts'
import { enqueueLastLook } from './jobs/look-once-more.ts'

/** A USDT transfer that the chain has seen cannot be reversed. */
const hasOpenChainPayment = async (hall: Hall, playerId: bigint): Promise<boolean> =>
  (await listOpenPayments(hall.db, playerId)).length > 0

/**
 * §4: cancels an unpaid order in status 1 or 2. Inquires at the gateway first: an order that is paid is settled
 * instead and returned as paid. 10040, 30404.
 */
export const cancelDeposit: UseCase<typeof call> = async (hall, request, caller) => {
  const own = await findOwnOrder(hall.db, caller.session.playerId, request.order_no)
  if (own === undefined) return refuse(30404)
  const next = nextState(own.state, 'cancelled_by_player')
  if (next === undefined) return refuse(10040)
  if (next !== own.state) {
    const answer = await askGateway(hall, own)
    if (answer !== 'paid' && own.method === 'usdt' && (await hasOpenChainPayment(hall, own.playerId)))
      return refuse(10040)
    if (answer !== 'paid') {
      const cancelled = await transact(hall.db, async (trx) => {
        const order = await lockOrder(trx, own.orderNo)
        const state = order && nextState(order.state, 'cancelled_by_player')
        if (order === undefined || state === undefined) return refuse(10040)
        if (state !== order.state) {
          await changeOrder(trx, own.orderNo, { state })
          if (order.method !== 'usdt') await enqueueLastLook(hall, trx, order)
        }
        return { ok: true, data: null }
      })
      if (!cancelled.ok) return cancelled
    }
  }
  return getDeposit(hall, request, caller)
}

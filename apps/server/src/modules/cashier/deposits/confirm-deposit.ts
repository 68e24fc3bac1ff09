import type { confirmDeposit as call } from '@gamehall/contract/cashier'
import { refuse } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { askGateway } from './ask-gateway.ts'
import { changeOrder, findOwnOrder, lockOrder } from './deposit-queries.ts'
import { nextState } from './deposit-states.ts'
import { getDeposit } from './get-deposit.ts'
import { enqueuePoll } from './jobs/poll-deposit.ts'

/** §4 status 1 → 2 when the player reports the payment; inquires at the gateway immediately, then polls. 10040, 30404. */
export const confirmDeposit: UseCase<typeof call> = async (hall, request, caller) => {
  const own = await findOwnOrder(hall.db, caller.session.playerId, request.order_no)
  if (own === undefined) return refuse(30404)
  const confirmed = await transact(hall.db, async (trx) => {
    const order = await lockOrder(trx, own.orderNo)
    const state = order && nextState(order.state, 'confirmed_by_player')
    if (order === undefined || state === undefined) return refuse(10040)
    const confirmedAt = order.confirmedAt ?? hall.clock.now()
    await changeOrder(trx, own.orderNo, { state, confirmed_at: confirmedAt })
    await enqueuePoll(hall, trx, own.orderNo, state, 0)
    return { ok: true, data: null }
  })
  if (!confirmed.ok) return confirmed
  await askGateway(hall, own)
  return getDeposit(hall, request, caller)
}

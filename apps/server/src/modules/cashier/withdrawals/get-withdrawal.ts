import type { getWithdrawal as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { findOwnOrder } from './withdrawal-queries.ts'
import { viewWithdrawal } from './withdrawal-view.ts'

/** One withdrawal order of the player. 30404: unknown number, or another player's order. */
export const getWithdrawal: UseCase<typeof call> = async (hall, request, caller) => {
  const order = await findOwnOrder(hall.db, caller.session.playerId, request.order_no)
  if (order === undefined) return refuse(30404)
  return succeed(await viewWithdrawal(hall.db, order, caller.locale, hall.clock.now()))
}

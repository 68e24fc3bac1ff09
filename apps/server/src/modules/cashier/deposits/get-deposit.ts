import type { getDeposit as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { findOwnOrder } from './deposit-queries.ts'
import { viewDeposit } from './deposit-view.ts'

/** One deposit order of the player. 30404: unknown number, or another player's order. */
export const getDeposit: UseCase<typeof call> = async (hall, request, caller) => {
  const order = await findOwnOrder(hall.db, caller.session.playerId, request.order_no)
  if (order === undefined) return refuse(30404)
  return succeed(await viewDeposit(hall.db, order, caller.locale, hall.clock.now()))
}

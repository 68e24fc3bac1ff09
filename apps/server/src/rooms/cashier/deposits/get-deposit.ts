import type { getDeposit as call } from '@gamehall/contract/cashier'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { findOwnOrder } from './deposit-queries.ts'
import { viewDeposit } from './deposit-view.ts'

/** One deposit order of the player. 30404: unknown number, or another player's order. */
export const getDeposit: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const order = await findOwnOrder(ctx.db, caller.session.playerId, request.order_no)
  if (order === undefined) return refuse(30404)
  return succeed(await viewDeposit(ctx.db, order, caller.locale, ctx.clock.now()))
}

import type { setAutoTransfer as call } from '@gamehall/contract/games'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { changeAutoTransfer } from '../../account/index.ts'
import type { GamesContext } from '../tables.ts'

/** §7 /user/autoTransfer: turns automatic transfer on entering a game on or off. */
export const setAutoTransfer: UseCase<typeof call, GamesContext> = async (ctx, request, { session }) => {
  await ctx.db
    .transaction()
    .execute((trx) => changeAutoTransfer(trx, session.playerId, request.auto_transfer === 1))
  return succeed({ auto_transfer: request.auto_transfer })
}

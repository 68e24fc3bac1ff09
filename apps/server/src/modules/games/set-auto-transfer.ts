import type { setAutoTransfer as call } from '@gamehall/contract/games'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { changeAutoTransfer } from '../account/index.ts'

/** §7 /user/autoTransfer: turns automatic transfer on entering a game on or off. */
export const setAutoTransfer: UseCase<typeof call> = async (hall, request, { session }) => {
  await hall.db
    .transaction()
    .execute((trx) => changeAutoTransfer(trx, session.playerId, request.auto_transfer === 1))
  return succeed({ auto_transfer: request.auto_transfer })
}

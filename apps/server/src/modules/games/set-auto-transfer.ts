import type { setAutoTransfer as call } from '@gamehall/contract/games'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { changeAutoTransfer } from '../account/index.ts'

/** §7 /user/autoTransfer: whether the balance moves by itself on entering a game. */
export const setAutoTransfer: UseCase<typeof call> = async (hall, request, { session }) => {
  await hall.db
    .transaction()
    .execute((trx) => changeAutoTransfer(trx, session.playerId, request.auto_transfer === 1))
  return succeed({ auto_transfer: request.auto_transfer })
}

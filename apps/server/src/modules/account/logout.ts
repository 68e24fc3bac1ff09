import type { logout as call } from '@gamehall/contract/account'
import { succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { endSession } from './end-session.ts'

/** Ends the caller's session (§4). */
export const logout: UseCase<typeof call> = async (hall, _request, caller) => {
  await transact(hall.db, async (trx) => {
    await endSession(hall, trx, caller.session, 'logout')
    return succeed(null)
  })
  return succeed({})
}

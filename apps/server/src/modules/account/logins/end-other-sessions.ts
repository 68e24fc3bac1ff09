import type { endOtherSessions as call } from '@gamehall/contract/account'
import { succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { endSession } from '../end-session.ts'
import { accountsOf } from '../test-account/owner.ts'

/** Ends every other session of the person and deletes the one-time login codes. Returns how many sessions ended. */
export const endOtherSessions: UseCase<typeof call> = async (hall, _request, { session }) => {
  const { playerId, sessionId } = session
  return transact(hall.db, async (trx) => {
    const ended = await endSession(hall, trx, { playerId, exceptSessionId: sessionId }, 'signed_out')
    await trx
      .deleteFrom('auth_codes')
      .where('player_id', 'in', await accountsOf(trx, playerId))
      .execute()
    return succeed({ ended })
  })
}

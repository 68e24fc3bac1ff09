import type { switchAccount as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { refuse, refuseField, succeed } from '../../../core/outcome.ts'
import { type Trx, transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { answerLogin } from '../answer-login.ts'
import { endSession } from '../end-session.ts'
import { openSession } from '../open-session.ts'
import { openTestAccount } from './open-test-account.ts'
import { lockOwner } from './owner.ts'

const { formal, test } = ACCOUNT_TYPES

/**
 * Switches between the formal and the test account (§4, §7 /user/login/switch): ends this session and opens one for the
 * other account. Of two concurrent calls one switches, the other gets 401. 400: already that account; 403: a test account
 * without a formal one; 10049: locked.
 */
export const switchAccount: UseCase<typeof call> = async (hall, request, caller) => {
  const { playerId, sessionId, accountType } = caller.session
  const to = request.acc_of_type ?? (accountType === test ? formal : test)
  if (to === accountType) return refuseField('acc_of_type', 'invalid')
  const opened = await transact(hall.db, async (trx) => {
    const { ownerId } = await lockOwner(trx, playerId)
    if (!(await isStillLive(trx, sessionId))) return refuse(401)
    if (to === formal && ownerId === playerId) return refuse(403)
    const targetId = to === formal ? ownerId : await openTestAccount(hall, trx, ownerId, caller.locale)
    await endSession(hall, trx, { playerId, sessionId }, 'switched')
    return openSession(hall, trx, targetId, { ...request, method: 'switch' }, caller)
  })
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}

async function isStillLive(trx: Trx, sessionId: bigint): Promise<boolean> {
  const live = await trx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return live !== undefined
}

import type { loginByPasskey as call } from '@gamehall/contract/account'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { answerLogin } from '../answer-login.ts'
import { openSession } from '../open-session.ts'
import { recordUse, verifyPasskey } from './verify-passkey.ts'

/**
 * Logs in with a passkey. 400 `passkey_unknown`: removed or never registered here; `passkey_invalid`: the signature fails,
 * or the signature counter advanced meanwhile. 10049: the account is locked.
 */
export const loginByPasskey: UseCase<typeof call> = async (hall, request, caller) => {
  const verified = await verifyPasskey(hall, request.credential, caller, null)
  if (!verified.ok) return verified
  const { passkey, use } = verified.data
  const opened = await transact(hall.db, async (trx) => {
    if (!(await recordUse(trx, passkey, use, hall.clock.now())))
      return refuseField('credential', 'passkey_invalid')
    return openSession(hall, trx, passkey.player_id, { ...request, method: 'passkey' }, caller)
  })
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}

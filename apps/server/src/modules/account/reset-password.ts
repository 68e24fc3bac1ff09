import type { ParsedRequestOf } from '@gamehall/contract'
import type { resetPassword as call } from '@gamehall/contract/account'
import { refuse, refuseField, succeed } from '../../core/outcome.ts'
import { type Trx, transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { answerPasswordChange, replaceLoginPassword } from './change-password.ts'
import { forgetAttempts } from './login-attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { isCommonPassword, validateNewPassword } from './password-strength.ts'
import { toE164 } from './phone-number.ts'
import { readPlayerByEmail, readPlayerByPhone } from './player-queries.ts'
import { consumeCode, tryCode } from './verification-code.ts'

/**
 * Resets the login password by a code to the bound phone or email (§5): ends every session, clears the attempt counts, and
 * logs the caller in. 400: refused password; 10014, 10015: wrong or missing code; 10049: locked; 10155: no account with
 * this phone.
 */
export const resetPassword: UseCase<typeof call> = async (hall, request, caller) => {
  if (isCommonPassword(request.password)) return refuseField('password', 'password_common')
  const target = 'phone' in request ? toE164(request.area_code, request.phone) : request.email
  const code = await tryCode(hall, { purpose: 'reset_password', target }, request.code, caller)
  if (!code.ok) return code
  const passwordHash = await hashPassword(request.password)
  const opened = await transact(hall.db, async (trx) => {
    const used = await consumeCode(hall, trx, code.data)
    if (!used.ok) return used
    const player = await ownerOf(trx, request)
    if (player === undefined) return refuse('phone' in request ? 10155 : 10015)
    const strength = validateNewPassword(request.password, player)
    if (!strength.ok) return strength
    if (await isPassword(player.pay_password_hash, request.password)) {
      return refuseField('password', 'password_is_pay')
    }
    await forgetAttempts(trx, player)
    return replaceLoginPassword(hall, trx, player, { passwordHash, device: request, caller })
  })
  return opened.ok ? succeed(await answerPasswordChange(hall, opened.data, caller)) : opened
}

const ownerOf = (trx: Trx, request: ParsedRequestOf<typeof call>) =>
  'phone' in request
    ? readPlayerByPhone(trx, request.area_code, request.phone)
    : readPlayerByEmail(trx, request.email)

import type { ParsedRequestOf } from '@gamehall/contract'
import type { resetPassword as call } from '@gamehall/contract/account'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { clearPlayerAttempts } from '../login/login-attempts.ts'
import { readPlayerByEmail, readPlayerByPhone } from '../players/player-queries.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { consumeCode, verifyCode } from '../verification-codes/verification-code.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { isCommonPassword, validateNewPassword } from './password-strength.ts'
import { buildPasswordChangeResult, replaceLoginPassword } from './replace-login-password.ts'

/**
 * Resets the login password by a code to the bound phone or email (§5): ends every session, clears the attempt counts, and
 * logs the caller in. 400: refused password; 10014, 10015: wrong or missing code; 10049: locked; 10155: no account with
 * this phone.
 */
export const resetPassword: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  if (isCommonPassword(request.password)) return refuseField('password', 'password_common')
  const target = 'phone' in request ? toE164(request.area_code, request.phone) : request.email
  const code = await verifyCode(ctx, { purpose: 'reset_password', target }, request.code, caller)
  if (!code.ok) return code
  const passwordHash = await hashPassword(request.password)
  const opened = await transact(ctx.db, async (trx) => {
    const used = await consumeCode(ctx, trx, code.data)
    if (!used.ok) return used
    const player = await ownerOf(trx, request)
    if (player === undefined) return refuse('phone' in request ? 10155 : 10015)
    const strength = validateNewPassword(request.password, player)
    if (!strength.ok) return strength
    if (await verifyPassword(player.pay_password_hash, request.password)) {
      return refuseField('password', 'password_is_pay')
    }
    await clearPlayerAttempts(trx, player)
    return replaceLoginPassword(ctx, trx, player, { passwordHash, device: request, caller })
  })
  return opened.ok ? succeed(await buildPasswordChangeResult(ctx, opened.data, caller)) : opened
}

const ownerOf = (trx: AccountTrx, request: ParsedRequestOf<typeof call>) =>
  'phone' in request
    ? readPlayerByPhone(trx, request.area_code, request.phone)
    : readPlayerByEmail(trx, request.email)

import type { ParsedRequestOf } from '@gamehall/contract'
import type { resetPassword as call } from '@gamehall/contract/account'
import { refuse, refuseField, succeed } from '../../core/outcome.ts'
import { type Trx, transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { endSession } from './end-session.ts'
import { forgetAttempts } from './login-attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { toE164 } from './phone-number.ts'
import { readPlayerByEmail, readPlayerByPhone } from './player-queries.ts'
import { tellSecurity } from './tell-security.ts'
import { consumeCode, tryCode } from './verification-code.ts'

/** Sets a new password by a code to the bound phone or email (§5), ends every session and unlocks guessing. */
export const resetPassword: UseCase<typeof call> = async (hall, request) => {
  const target = 'phone' in request ? toE164(request.area_code, request.phone) : request.email
  const code = await tryCode(hall, { purpose: 'reset_password', target }, request.code)
  if (!code.ok) return code
  const passwordHash = await hashPassword(request.password)
  return transact(hall.db, async (trx) => {
    const used = await consumeCode(hall, trx, code.data)
    if (!used.ok) return used
    const player = await ownerOf(trx, request)
    if (player === undefined) return refuse('phone' in request ? 10155 : 10015)
    if (request.password.toLowerCase() === player.account.toLowerCase()) {
      return refuseField('password', 'password_is_account')
    }
    if (await isPassword(player.pay_password_hash, request.password)) {
      return refuseField('password', 'password_is_pay')
    }
    await trx
      .updateTable('players')
      .set({ password_hash: passwordHash })
      .where('player_id', '=', player.player_id)
      .execute()
    await endSession(hall, trx, { playerId: player.player_id }, 'password_reset')
    await tellSecurity(hall, trx, player.player_id, 'loginPassword')
    await forgetAttempts(trx, player.account)
    return succeed({})
  })
}

const ownerOf = (trx: Trx, request: ParsedRequestOf<typeof call>) =>
  'phone' in request
    ? readPlayerByPhone(trx, request.area_code, request.phone)
    : readPlayerByEmail(trx, request.email)

import type { ParsedRequestOf } from '@gamehall/contract'
import type { setLoginPassword as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { claimAttempt, forgiveAttempt } from './login-attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { toE164 } from './phone-number.ts'
import { type PlayerRow, readPlayer } from './player-queries.ts'
import { tellSecurity } from './tell-security.ts'
import { consumeCode, type ProvenCode, tryCode } from './verification-code.ts'

/**
 * Sets the login password (§5), by the present one (10021 wrong) or by a code to the player's own phone.
 * This login stays; it is the only one alive, and its one-time codes for other screens are void.
 */
export const setLoginPassword: UseCase<typeof call> = async (hall, request, caller) => {
  const { playerId, accountType } = caller.session
  if (accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  if (request.password.toLowerCase() === player.account.toLowerCase()) {
    return refuseField('password', 'password_is_account')
  }
  const proof = await proveOwner(hall, player, request, caller.ip)
  if (!proof.ok) return proof
  if (await isPassword(player.pay_password_hash, request.password)) {
    return refuseField('password', 'password_is_pay')
  }
  const passwordHash = await hashPassword(request.password)
  return transact(hall.db, async (trx) => {
    if (proof.data !== null) {
      const used = await consumeCode(hall, trx, proof.data)
      if (!used.ok) return used
    }
    await trx
      .updateTable('players')
      .set({ password_hash: passwordHash })
      .where('player_id', '=', playerId)
      .execute()
    await tellSecurity(hall, trx, playerId, 'loginPassword')
    await trx.deleteFrom('auth_codes').where('player_id', '=', playerId).execute()
    return succeed({})
  })
}

/** The old password where it is given, else the code; guessing either is limited. Data: a code to use up. */
async function proveOwner(
  hall: Hall,
  player: PlayerRow,
  request: ParsedRequestOf<typeof call>,
  ip: string,
): Promise<Outcome<ProvenCode | null, 10014 | 10015 | 10021 | 10145>> {
  if (request.old_password !== undefined) {
    const attempt = { account: player.account, ip }
    const claimed = await claimAttempt(hall, attempt)
    if (!claimed.ok) return claimed
    if (!(await isPassword(player.password_hash, request.old_password))) return refuse(10021)
    await forgiveAttempt(hall, attempt)
    return succeed(null)
  }
  if (player.phone === null || request.code === undefined) return refuse(10015)
  const target = toE164(player.area_code, player.phone)
  return tryCode(hall, { purpose: 'set_login_password', target }, request.code)
}

import type { ParsedRequestOf } from '@gamehall/contract'
import type { setLoginPassword as call } from '@gamehall/contract/account'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { type PlayerRow, readPlayer } from '../players/player-queries.ts'
import type { AccountContext } from '../tables.ts'
import { consumeCode, type VerifiedCode, verifyCode } from '../verification-codes/verification-code.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { validateNewPassword } from './password-strength.ts'
import { buildPasswordChangeResult, replaceLoginPassword } from './replace-login-password.ts'
import { verifyLoginPassword } from './verify-login-password.ts'

/**
 * Sets or changes the login password (§5) with the current one (10021 wrong, 10145 too many attempts) or a code to the
 * player's own phone (10014, 10015). Ends every session, this one included, and returns a new one. 400: refused password;
 * 10049: locked.
 */
export const setLoginPassword: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const player = await readPlayer(ctx.db, playerId)
  if (player === undefined) return refuse(401)
  const strength = validateNewPassword(request.password, player)
  if (!strength.ok) return strength
  const proof = await proveOwner(ctx, player, request, caller)
  if (!proof.ok) return proof
  if (await verifyPassword(player.pay_password_hash, request.password)) {
    return refuseField('password', 'password_is_pay')
  }
  const passwordHash = await hashPassword(request.password)
  const opened = await transact(ctx.db, async (trx) => {
    if (proof.data !== null) {
      const used = await consumeCode(ctx, trx, proof.data)
      if (!used.ok) return used
    }
    return replaceLoginPassword(ctx, trx, player, { passwordHash, device: request, caller })
  })
  return opened.ok ? succeed(await buildPasswordChangeResult(ctx, opened.data, caller)) : opened
}

/** Verifies the old password if given, else the code; attempts at either are limited. Returns the code to consume. */
async function proveOwner(
  ctx: AccountContext,
  player: PlayerRow,
  request: ParsedRequestOf<typeof call>,
  caller: Caller<Session>,
): Promise<Outcome<VerifiedCode | null, 10014 | 10015 | 10021 | 10145>> {
  if (request.old_password !== undefined) {
    const verified = await verifyLoginPassword(ctx, player, request.old_password, caller)
    return verified.ok ? succeed(null) : verified
  }
  if (player.phone === null || request.code === undefined) return refuse(10015)
  const target = toE164(player.area_code, player.phone)
  return verifyCode(ctx, { purpose: 'set_login_password', target }, request.code, caller)
}

import type { ParsedRequestOf } from '@gamehall/contract'
import type { registerByPhone as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, UseCase } from '../../../platform/http/route.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { buildLoginResult } from '../login/build-login-result.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { isCommonPassword } from '../passwords/password-strength.ts'
import { firstNickname } from '../players/first-nickname.ts'
import { readPlayerByPhone } from '../players/player-queries.ts'
import { openSession } from '../sessions/open-session.ts'
import type { AccountContext } from '../tables.ts'
import { consumeCode, type VerifiedCode, verifyCode } from '../verification-codes/verification-code.ts'
import { saveBirthDate, validateAge } from './age-gate.ts'
import { createPlayer } from './create-player.ts'

/**
 * Registers by phone (§2, §5): code, player, wallets and first session in one transaction. 400: common password, too young
 * (`birth_date`), or unknown invite code; 10013: account taken; 10014, 10015: wrong or missing code; 10026: a player
 * with this phone exists, after a correct code only.
 */
export const registerByPhone: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  if (isCommonPassword(request.password)) return refuseField('password', 'password_common')
  const age = validateAge(ctx, request.birth_date)
  if (!age.ok) return age
  const target = toE164(request.area_code, request.phone)
  const code = await verifyCode(ctx, { purpose: 'register', target }, request.code, caller)
  if (!code.ok) return code
  const passwordHash = await hashPassword(request.password)
  const registered = await register(ctx, request, caller, code.data, passwordHash)
  return registered.ok ? succeed(await buildLoginResult(ctx, registered.data)) : registered
}

function register(
  ctx: AccountContext,
  request: ParsedRequestOf<typeof call>,
  caller: Caller,
  code: VerifiedCode,
  passwordHash: string,
) {
  return transact(ctx.db, async (trx) => {
    const used = await consumeCode(ctx, trx, code)
    if (!used.ok) {
      const bound = await readPlayerByPhone(trx, request.area_code, request.phone)
      return bound === undefined ? used : refuse(10026)
    }
    const created = await createPlayer(ctx, trx, {
      account: request.account,
      nickname: await firstNickname(ctx, trx, request.account, caller.locale),
      accountType: ACCOUNT_TYPES.formal,
      phone: request.phone,
      areaCode: request.area_code,
      email: null,
      passwordHash,
      googleSubject: null,
      invitedBy: request.invite_code ?? null,
    })
    if (created.status === 'inviter_unknown') return refuseField('invite_code', 'invite_code_unknown')
    if (created.status === 'taken') return refuse(created.what === 'account' ? 10013 : 10026)
    await saveBirthDate(ctx, trx, created.playerId, request.birth_date)
    const opened = await openSession(ctx, trx, created.playerId, { ...request, method: 'register' }, caller)
    if (!opened.ok) throw new Error('a player made in this transaction is locked')
    return opened
  })
}

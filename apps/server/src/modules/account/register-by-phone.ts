import type { ParsedRequestOf } from '@gamehall/contract'
import type { registerByPhone as call } from '@gamehall/contract/account'
import type { Hall } from '../../core/hall.ts'
import { refuse, refuseField, succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { Caller, UseCase } from '../../http/route.ts'
import { judgeAge, keepBirthDate } from './age-gate.ts'
import { answerLogin } from './answer-login.ts'
import { createPlayer } from './create-player.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password-hash.ts'
import { isCommonPassword } from './password-strength.ts'
import { toE164 } from './phone-number.ts'
import { readPlayerByPhone } from './player-queries.ts'
import { consumeCode, type ProvenCode, tryCode } from './verification-code.ts'

/**
 * Registers by phone (§2, §5): code, player, wallets and first session in one transaction. 400: common password, too young
 * (`birth_date`), or unknown invite code; 10013: account taken; 10014, 10015: wrong or missing code; 10047: the phone is
 * bound, after a correct code only.
 */
export const registerByPhone: UseCase<typeof call> = async (hall, request, caller) => {
  if (isCommonPassword(request.password)) return refuseField('password', 'password_common')
  const age = judgeAge(hall, request.birth_date)
  if (!age.ok) return age
  const target = toE164(request.area_code, request.phone)
  const code = await tryCode(hall, { purpose: 'register', target }, request.code, caller)
  if (!code.ok) return code
  const passwordHash = await hashPassword(request.password)
  const registered = await register(hall, request, caller, code.data, passwordHash)
  return registered.ok ? succeed(await answerLogin(hall, registered.data)) : registered
}

function register(
  hall: Hall,
  request: ParsedRequestOf<typeof call>,
  caller: Caller,
  code: ProvenCode,
  passwordHash: string,
) {
  return transact(hall.db, async (trx) => {
    const used = await consumeCode(hall, trx, code)
    if (!used.ok) {
      const bound = await readPlayerByPhone(trx, request.area_code, request.phone)
      return bound === undefined ? used : refuse(10047)
    }
    const created = await createPlayer(hall, trx, {
      account: request.account,
      nickname: request.account,
      accountType: 1,
      phone: request.phone,
      areaCode: request.area_code,
      email: null,
      passwordHash,
      googleSubject: null,
      invitedBy: request.invite_code ?? null,
    })
    if (created.status === 'inviter_unknown') return refuseField('invite_code', 'invite_code_unknown')
    if (created.status === 'taken') return refuse(created.what === 'account' ? 10013 : 10047)
    await keepBirthDate(hall, trx, created.playerId, request.birth_date)
    const opened = await openSession(hall, trx, created.playerId, { ...request, method: 'register' }, caller)
    if (!opened.ok) throw new Error('a player made in this transaction is locked')
    return opened
  })
}

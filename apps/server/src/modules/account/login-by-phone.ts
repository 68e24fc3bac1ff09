import type { loginByPhone as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { answerLogin } from './answer-login.ts'
import { openSession } from './open-session.ts'
import { toE164 } from './phone-number.ts'
import { readPlayerByPhone } from './player-queries.ts'
import { consumeCode, tryCode } from './verification-code.ts'

/**
 * Logs in by phone and SMS code (§2). 10014, 10015: wrong or missing code; 10049: locked; 10155: no account, after a
 * correct code only.
 */
export const loginByPhone: UseCase<typeof call> = async (hall, request, caller) => {
  const target = toE164(request.area_code, request.phone)
  const code = await tryCode(hall, { purpose: 'login', target }, request.code, caller)
  if (!code.ok) return code
  const opened = await transact(hall.db, async (trx) => {
    const used = await consumeCode(hall, trx, code.data)
    if (!used.ok) return used
    const player = await readPlayerByPhone(trx, request.area_code, request.phone)
    if (player === undefined) return refuse(10155)
    return openSession(hall, trx, player.player_id, { ...request, method: 'sms' }, caller)
  })
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}

import type { loginByPhone as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { readPlayerByPhone } from '../players/player-queries.ts'
import { openSession } from '../sessions/open-session.ts'
import type { AccountContext } from '../tables.ts'
import { consumeCode, verifyCode } from '../verification-codes/verification-code.ts'
import { buildLoginResult } from './build-login-result.ts'

/**
 * Logs in by phone and SMS code (§2). 10014, 10015: wrong or missing code; 10049: locked; 10155: no account, after a
 * correct code only.
 */
export const loginByPhone: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const target = toE164(request.area_code, request.phone)
  const code = await verifyCode(ctx, { purpose: 'login', target }, request.code, caller)
  if (!code.ok) return code
  const opened = await transact(ctx.db, async (trx) => {
    const used = await consumeCode(ctx, trx, code.data)
    if (!used.ok) return used
    const player = await readPlayerByPhone(trx, request.area_code, request.phone)
    if (player === undefined) return refuse(10155)
    return openSession(ctx, trx, player.player_id, { ...request, method: 'sms' }, caller)
  })
  return opened.ok ? succeed(await buildLoginResult(ctx, opened.data)) : opened
}

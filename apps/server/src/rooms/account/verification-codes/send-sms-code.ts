import type { sendSmsCode as call } from '@gamehall/contract/account'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { matchOwnContact } from '../contacts/match-own-contact.ts'
import { validateCodeRequest } from '../contacts/owner-proof.ts'
import { readPlayer, readPlayerByPhone } from '../players/player-queries.ts'
import type { AccountContext } from '../tables.ts'
import type { Notice } from './code-messages.ts'
import { issueCode } from './issue-code.ts'
import type { CodePurpose } from './verification-code.ts'

const toOwnPhone: ReadonlySet<CodePurpose> = new Set([
  'set_login_password',
  'set_pay_password',
  'change_phone',
])

/**
 * Sends a code by SMS (§5, §9). The response does not disclose whether the number has an account: when a code would be of
 * no use, the number gets a notice instead. Codes for the player's own account go to the player's own phone. 400: missing
 * or wrong number; 401: no session; 10016: not delivered; 10047: see `validateCodeRequest`; 10190: too often.
 */
export const sendSmsCode: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { purpose } = request
  const isToOwn = toOwnPhone.has(purpose)
  if ((isToOwn || purpose === 'bind_phone') && caller.session === null) return refuse(401)
  const own = caller.session === null ? undefined : await readPlayer(ctx.db, caller.session.playerId)
  if (purpose === 'bind_phone') {
    const valid = await validateCodeRequest(ctx, caller.session, own, {
      kind: 'phone',
      value: request.phone,
    })
    if (!valid.ok) return valid
  }

  const target = isToOwn
    ? matchOwnContact('phone', own?.phone, request.phone)
    : request.phone === undefined
      ? refuseField('phone', 'required')
      : succeed(request.phone)
  if (!target.ok) return target
  const phone = target.data

  const to = toE164(request.area_code, phone)
  const notice = await noticeFor(ctx, purpose, request.area_code, phone)
  const issued = await issueCode(
    ctx,
    { purpose, target: to, notice, deliver: ({ text }) => ctx.providers.sms.send({ to, text }) },
    caller,
  )
  return issued === 'undelivered' ? refuse(10016) : issued
}

async function noticeFor(
  ctx: AccountContext,
  purpose: CodePurpose,
  areaCode: string,
  phone: string,
): Promise<Notice | null> {
  if (toOwnPhone.has(purpose)) return null
  const hasAccount = (await readPlayerByPhone(ctx.db, areaCode, phone)) !== undefined
  if (purpose === 'register') return hasAccount ? 'alreadyRegistered' : null
  if (purpose === 'bind_phone') return hasAccount ? 'boundElsewhere' : null
  return hasAccount ? null : 'notRegistered'
}

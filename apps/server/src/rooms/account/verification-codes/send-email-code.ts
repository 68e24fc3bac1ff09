import type { ParsedRequestOf } from '@gamehall/contract'
import type { sendEmailCode as call, EmailPurpose } from '@gamehall/contract/account'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { Session, UseCase } from '../../../platform/http/route.ts'
import { matchOwnContact } from '../contacts/match-own-contact.ts'
import { validateCodeRequest } from '../contacts/owner-proof.ts'
import { readPlayer, readPlayerByEmail } from '../players/player-queries.ts'
import type { AccountContext } from '../tables.ts'
import type { Notice } from './code-messages.ts'
import { issueCode } from './issue-code.ts'

/**
 * Sends a code by email (§5, §9). The response does not disclose whether the address has an account. `change_email` and
 * `set_pay_password` go to the player's own email, the latter only when the player has no phone. 400: missing or wrong
 * address; 401: no session; 10017: not delivered; 10048: see `validateCodeRequest`; 10190: too often.
 */
export const sendEmailCode: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { purpose } = request
  const mailbox = await mailboxOf(ctx, request, caller.session)
  if (!mailbox.ok) return mailbox
  const email = mailbox.data
  if (purpose === 'bind_email') {
    if (caller.session === null) return refuse(401)
    const own = await readPlayer(ctx.db, caller.session.playerId)
    const valid = await validateCodeRequest(ctx, caller.session, own, { kind: 'email', value: email })
    if (!valid.ok) return valid
  }
  const notice = await noticeFor(ctx, purpose, email)
  const issued = await issueCode(
    ctx,
    {
      purpose,
      target: email,
      notice,
      deliver: (message) => ctx.providers.mail.send({ to: email, ...message }),
    },
    caller,
  )
  return issued === 'undelivered' ? refuse(10017) : issued
}

async function mailboxOf(
  ctx: AccountContext,
  { purpose, email }: ParsedRequestOf<typeof call>,
  session: Session | null,
): Promise<Outcome<string, 400 | 401>> {
  if (purpose !== 'set_pay_password' && purpose !== 'change_email')
    return email === undefined ? refuseField('email', 'required') : succeed(email)
  if (session === null) return refuse(401)
  const own = await readPlayer(ctx.db, session.playerId)
  const matched = matchOwnContact('email', own?.email, email)
  if (!matched.ok) return matched
  const hasNearer = purpose === 'set_pay_password' && own?.phone != null
  return hasNearer ? refuseField('email', 'invalid') : matched
}

async function noticeFor(ctx: AccountContext, purpose: EmailPurpose, email: string): Promise<Notice | null> {
  const hasAccount = (await readPlayerByEmail(ctx.db, email)) !== undefined
  if (purpose === 'bind_email') return hasAccount ? 'boundElsewhere' : null
  return hasAccount ? null : 'notRegistered'
}

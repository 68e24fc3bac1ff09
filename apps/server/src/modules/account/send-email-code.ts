import type { sendEmailCode as call } from '@gamehall/contract/account'
import { refuse } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import type { Notice } from './code-messages.ts'
import { issueCode } from './issue-code.ts'
import { readPlayer, readPlayerByEmail } from './player-queries.ts'

/** Sends a code by email (§5, §9). As with SMS, the answer never tells whether the mailbox has an account. */
export const sendEmailCode: UseCase<typeof call> = async (hall, request, caller) => {
  const { email, purpose } = request
  if (purpose === 'bind_email') {
    if (caller.session === null) return refuse(401)
    const own = await readPlayer(hall.db, caller.session.playerId)
    if (own?.email != null) return refuse(10048)
  }
  const hasAccount = (await readPlayerByEmail(hall.db, email)) !== undefined
  const leadsNowhere: Notice = purpose === 'bind_email' ? 'boundElsewhere' : 'notRegistered'
  const notice = hasAccount === (purpose === 'bind_email') ? leadsNowhere : null
  const issued = await issueCode(
    hall,
    {
      purpose,
      target: email,
      notice,
      deliver: (message) => hall.providers.mail.send({ to: email, ...message }),
    },
    caller,
  )
  return issued === 'undelivered' ? refuse(10017) : issued
}

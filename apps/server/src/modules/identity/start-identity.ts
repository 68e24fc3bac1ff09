import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { type startIdentity as call, isIssuedBy } from '@gamehall/contract/identity'
import { refuse, refuseField, succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { lockAttempts } from './attempts/attempt-queries.ts'

import { leftToday, viewIdentity } from './attempts/view-identity.ts'
import { readIdentityRules } from './identity-rules.ts'
import { isCountry } from './is-country.ts'
import { lockIdentity } from './lock-identity.ts'
import { giveUpDraft } from './privacy/forget-attempt.ts'
import { readRealName } from './real-name.ts'

const DAY_MS = 86_400_000

/**
 * §4: starts an attempt and replaces an earlier draft. 403 test account, 400 `issue_country`, 10088 verified, 10092 no
 * attempts left today, 10099 under review.
 */
export const startIdentity: UseCase<typeof call> = async (hall, request, { session }) => {
  const { playerId, accountType } = session
  const { issue_country: country, document_type: type } = request
  if (accountType === ACCOUNT_TYPES.test) return refuse(403)
  if (!isCountry(country) || !isIssuedBy(type, country))
    return refuseField('issue_country', 'country_unknown')
  return transact(hall.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const now = hall.clock.now()
    const { status } = await readRealName(hall, trx, playerId)
    if (status === REAL_NAME_STATUSES.verified) return refuse(10088)
    if (status === REAL_NAME_STATUSES.underReview) return refuse(10099)
    if ((await leftToday(trx, playerId, now)) === 0) return refuse(10092)
    for (const draft of await lockAttempts(trx, playerId, ['draft'])) await giveUpDraft(trx, draft, now)
    const { keep_draft_days: days } = await readIdentityRules(trx)
    await trx
      .insertInto('identity_attempts')
      .values({
        player_id: playerId,
        status: 'draft',
        issue_country: country,
        document_type: type,
        created_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      })
      .execute()
    return succeed(await viewIdentity(hall, trx, playerId))
  })
}

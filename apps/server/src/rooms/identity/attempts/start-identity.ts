import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import { type startIdentity as call, isIssuedBy } from '@gamehall/contract/identity'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { readIdentityRules } from '../identity-rules.ts'
import { deleteDraft } from '../privacy/erase-attempt.ts'
import { readRealName } from '../real-name/real-name.ts'
import type { IdentityContext } from '../tables.ts'
import { lockAttempts } from './attempt-queries.ts'
import { lockIdentity } from './identity-locks.ts'
import { isCountry } from './is-country.ts'
import { countAttemptsLeftToday, readIdentityState } from './read-identity-state.ts'

/**
 * §4: starts an attempt and replaces an earlier draft. 400 `issue_country`, 10088 verified, 10092 no
 * attempts left today, 10099 under review.
 */
export const startIdentity: UseCase<typeof call, IdentityContext> = async (ctx, request, { session }) => {
  const { playerId } = session
  const { issue_country: country, document_type: type } = request
  if (!isCountry(country) || !isIssuedBy(type, country))
    return refuseField('issue_country', 'country_unknown')
  return transact(ctx.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const now = ctx.clock.now()
    const { status } = await readRealName(ctx, trx, playerId)
    if (status === REAL_NAME_STATUSES.verified) return refuse(10088)
    if (status === REAL_NAME_STATUSES.underReview) return refuse(10099)
    if ((await countAttemptsLeftToday(trx, playerId, now)) === 0) return refuse(10092)
    for (const draft of await lockAttempts(trx, playerId, ['draft'])) await deleteDraft(trx, draft, now)
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
    return succeed(await readIdentityState(ctx, trx, playerId))
  })
}

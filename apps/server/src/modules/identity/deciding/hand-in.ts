import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { Hall } from '../../../core/hall.ts'
import { ensurePlayerKey } from '../../../core/player-keys.ts'
import type { Trx } from '../../../core/transact.ts'
import type { AttemptScores, ShownScores } from '../../../db/tables/identity.ts'
import { type AttemptRow, moveAttempt } from '../attempts/attempt-queries.ts'
import { claimsOf, openCitizen, openFields, openReading } from '../attempts/attempt-secrets.ts'
import { numberInUse } from '../attempts/number-in-use.ts'
import { closeFaceChecks } from '../faces/face-check-queries.ts'
import { mayDecideAlone, readIdentityRules } from '../identity-rules.ts'
import { lockNumbers } from '../lock-identity.ts'
import { logAccess } from '../privacy/log-access.ts'
import { writeRealNameStatus } from '../real-name.ts'
import { decideAttempt } from './decide-attempt.ts'
import { doubtPerson } from './doubt-person.ts'
import { findDoubts } from './find-doubts.ts'
import { tellChange } from './tell-player.ts'

const HOUR_MS = 3_600_000

/**
 * §4: submits a complete draft. Decides at once when the number belongs to another player or nothing needs a review;
 * otherwise it goes to manual review within 48 hours (§9). False when the draft has no confirmed data.
 */
export async function handIn(
  hall: Hall,
  trx: Trx,
  draft: AttemptRow,
  shown: readonly ShownScores[],
  faceMatch: number | null,
): Promise<boolean> {
  const { attempt_id: attemptId, player_id: playerId } = draft
  const { sealer } = await ensurePlayerKey(hall, trx, playerId)
  const fields = openFields(sealer, draft)
  if (fields === null) return false
  const now = hall.clock.now()
  const scores: AttemptScores = {
    faceMatch,
    realness: least(shown.map(({ realness }) => realness)),
    liveness: least(shown.map(({ liveness }) => liveness)),
  }
  const submitted = { submitted_at: now, scores: JSON.stringify(scores) }
  await closeFaceChecks(trx, playerId)
  await logAccess(trx, { player_id: playerId, at: now, who: 'self', what: 'handed_in' })
  const { numbers, persons } = claimsOf(hall.sealer, draft, fields, openCitizen(sealer, draft))
  await lockNumbers(trx, numbers)
  if ((await numberInUse(trx, playerId, numbers)) !== null) {
    const failed = { status: 'failed', reasons: ['number_used'], note: null } as const
    return decideAttempt(hall, trx, draft, { ...failed, by: 'hall', submitted })
  }
  const rules = await readIdentityRules(trx)
  const doubts = [
    ...findDoubts({ rules, reading: openReading(sealer, draft), fields, scores }),
    ...(await doubtPerson(trx, draft, persons)),
  ]
  if (mayDecideAlone(rules, hall.config) && doubts.length === 0)
    return decideAttempt(hall, trx, draft, { status: 'verified', by: 'hall', submitted })
  const until = new Date(now.getTime() + rules.review_hours * HOUR_MS)
  const moved = await moveAttempt(trx, attemptId, 'review', { ...submitted, review_until: until })
  if (moved === undefined) return false
  await writeRealNameStatus(trx, playerId, REAL_NAME_STATUSES.underReview)
  await tellChange(hall, trx, playerId)
  return true
}

/** The minimum; null when any score is missing. */
function least(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  return known.length < scores.length || known.length === 0 ? null : Math.min(...known)
}

import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { IdentityState } from '@gamehall/contract/identity'
import { findPlayerKey } from '../../../platform/encryption/player-keys.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { readIdentityRules, readLikenessDays } from '../identity-rules.ts'
import { maskName, readRealName } from '../real-name/real-name.ts'
import type { IdentityContext, IdentityDb } from '../tables.ts'
import { decryptFields } from './attempt-encryption.ts'
import { type AttemptRow, countSubmittedAttempts, findDraft, findLatestAttempt } from './attempt-queries.ts'

/** The attempt status that matches each real-name status. */
const ATTEMPT_STATUS = {
  [REAL_NAME_STATUSES.notVerified]: null,
  [REAL_NAME_STATUSES.verified]: 'verified',
  [REAL_NAME_STATUSES.reviewFailed]: 'failed',
  [REAL_NAME_STATUSES.underReview]: 'review',
} as const

/** §4: the state of a player’s verification, as the player sees it. */
export async function readIdentityState(
  ctx: IdentityContext,
  db: IdentityDb,
  playerId: bigint,
): Promise<IdentityState> {
  const now = ctx.clock.now()
  const realName = await readRealName(ctx, db, playerId)
  const newest = await findLatestAttempt(db, playerId)
  // An operator can record a name without an attempt: then the latest attempt does not describe the status.
  const latest = newest?.status === ATTEMPT_STATUS[realName.status] ? newest : undefined
  const draft = await findDraft(db, playerId, now)
  const rules = await readIdentityRules(db)
  const isFailed = latest?.status === 'failed'
  return {
    status: realName.status,
    submitted_at: instantOf(latest?.submitted_at),
    review_until: instantOf(realName.reviewUntil),
    decided_at: instantOf(latest?.decided_at),
    reasons: isFailed ? latest.reasons : [],
    failed_type: isFailed ? latest.document_type : null,
    note: isFailed ? latest.note : null,
    name: realName.name === null ? null : maskName(realName.name),
    id_number: latest?.status === 'verified' ? await readMaskedNumber(ctx, db, latest) : null,
    draft: draft === undefined ? null : viewDraft(draft),
    left_today: await countAttemptsLeftToday(db, playerId, now),
    images_kept_until: instantOf(latest?.images_kept_until),
    face_kept_days: {
      ...readLikenessDays(rules),
      films: rules.keep_film_days,
    },
  }
}

/** How many attempts a player can still submit today (Taiwan time). */
export async function countAttemptsLeftToday(db: IdentityDb, playerId: bigint, now: Date): Promise<number> {
  const { attempts_a_day: most } = await readIdentityRules(db)
  const submitted = await countSubmittedAttempts(db, playerId, taiwanDayStart(taiwanDay(now)))
  return Math.max(0, most - submitted)
}

const viewDraft = (draft: AttemptRow): NonNullable<IdentityState['draft']> => ({
  document_type: draft.document_type,
  issue_country: draft.issue_country,
  has_front: draft.front_upload_id !== null,
  has_reverse: draft.reverse_upload_id !== null,
  is_confirmed: draft.fields_sealed !== null,
  expires_at: draft.expires_at.toISOString(),
})

async function readMaskedNumber(
  ctx: IdentityContext,
  db: IdentityDb,
  attempt: AttemptRow,
): Promise<string | null> {
  const key = await findPlayerKey(ctx, db, attempt.player_id)
  const fields = key === null ? null : decryptFields(key.encryptor, attempt)
  return fields === null ? null : maskNumber(fields.id_number)
}

/** Masks all but the first and last three characters: `A******789`. */
const maskNumber = (number: string): string =>
  number.slice(0, 1) + '*'.repeat(Math.max(0, number.length - 4)) + number.slice(-3)

const instantOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

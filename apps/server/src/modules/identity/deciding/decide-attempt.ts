import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { IdentityReason } from '@gamehall/contract/identity'
import type { Hall } from '../../../core/hall.ts'
import { ensurePlayerKey } from '../../../core/player-keys.ts'
import type { Trx } from '../../../core/transact.ts'
import { type AttemptRow, moveAttempt } from '../attempts/attempt-queries.ts'
import { openFields } from '../attempts/attempt-secrets.ts'
import { readIdentityRules } from '../identity-rules.ts'
import { logAccess } from '../privacy/log-access.ts'
import { releaseFiles } from '../privacy/release-files.ts'
import { writeRealName, writeRealNameStatus } from '../real-name.ts'
import { tellDecision } from './tell-player.ts'

const DAY_MS = 86_400_000

export type Decision = { readonly by: 'hall' | 'operator'; readonly submitted?: Submitted } & (
  | { readonly status: 'verified' }
  | {
      readonly status: 'failed'
      readonly reasons: readonly IdentityReason[]
      readonly note: string | null
    }
)

/** Set when the attempt is decided at submission. */
interface Submitted {
  readonly submitted_at: Date
  readonly scores: string
}

/**
 * Decides an attempt: status, real name, image retention and notification. False when its status does not allow a
 * decision.
 */
export async function decideAttempt(
  hall: Hall,
  trx: Trx,
  attempt: AttemptRow,
  decision: Decision,
): Promise<boolean> {
  const { player_id: playerId, attempt_id: attemptId } = attempt
  const now = hall.clock.now()
  const isVerified = decision.status === 'verified'
  const rules = await readIdentityRules(trx)
  const days = isVerified ? rules.keep_verified_days : rules.keep_failed_days
  const keptUntil = new Date(now.getTime() + days * DAY_MS)
  const moved = await moveAttempt(trx, attemptId, decision.status, {
    ...decision.submitted,
    ...(decision.status === 'failed' && { reasons: [...decision.reasons], note: decision.note }),
    decided_at: now,
    review_until: null,
    images_kept_until: keptUntil,
  })
  if (moved === undefined) return false
  await releaseFiles(trx, moved, keptUntil)
  if (isVerified) {
    const { sealer } = await ensurePlayerKey(hall, trx, playerId)
    const fields = openFields(sealer, moved)
    if (fields === null) throw new Error('an attempt without data cannot be verified')
    await writeRealName(hall, trx, playerId, fields.name, fields.birth_date)
  } else {
    await writeRealNameStatus(trx, playerId, REAL_NAME_STATUSES.reviewFailed)
  }
  await logAccess(trx, { player_id: playerId, at: now, who: decision.by, what: decision.status })
  await tellDecision(hall, trx, moved, decision.by === 'hall')
  return true
}

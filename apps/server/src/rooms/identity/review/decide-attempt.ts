import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { IdentityReason } from '@gamehall/contract/identity'
import { ensurePlayerKey } from '../../../platform/encryption/player-keys.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { decryptFields } from '../attempts/attempt-encryption.ts'
import { type AttemptRow, transitionAttempt } from '../attempts/attempt-queries.ts'
import { keepLikenessUntil } from '../face-check/likeness/likeness-queries.ts'
import { readIdentityRules, readLikenessDays } from '../identity-rules.ts'
import { logIdentityAccess } from '../privacy/log-access.ts'
import { releaseAttemptFiles } from '../privacy/release-attempt-files.ts'
import { writeRealName, writeRealNameStatus } from '../real-name/real-name.ts'
import type { IdentityContext, IdentityTrx } from '../tables.ts'
import { notifyDecision } from './notify-player.ts'

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
  ctx: IdentityContext,
  trx: IdentityTrx,
  attempt: AttemptRow,
  decision: Decision,
): Promise<boolean> {
  const { player_id: playerId, attempt_id: attemptId } = attempt
  const now = ctx.clock.now()
  const isVerified = decision.status === 'verified'
  const rules = await readIdentityRules(trx)
  const days = isVerified ? rules.keep_verified_days : rules.keep_failed_days
  const keptUntil = new Date(now.getTime() + days * DAY_MS)
  const moved = await transitionAttempt(trx, attemptId, decision.status, {
    ...decision.submitted,
    ...(decision.status === 'failed' && { reasons: [...decision.reasons], note: decision.note }),
    decided_at: now,
    review_until: null,
    images_kept_until: keptUntil,
  })
  if (moved === undefined) return false
  await releaseAttemptFiles(trx, moved, keptUntil)
  const likenessDays = readLikenessDays(rules)[decision.status]
  const likenessUntil = likenessDays === null ? null : new Date(now.getTime() + likenessDays * DAY_MS)
  await keepLikenessUntil(trx, attemptId, likenessUntil)
  if (isVerified) {
    const { encryptor } = await ensurePlayerKey(ctx, trx, playerId)
    const fields = decryptFields(encryptor, moved)
    if (fields === null) throw new Error('an attempt without data cannot be verified')
    await writeRealName(ctx, trx, playerId, fields.name, fields.birth_date)
  } else {
    await writeRealNameStatus(trx, playerId, REAL_NAME_STATUSES.reviewFailed)
  }
  await logIdentityAccess(trx, { player_id: playerId, at: now, who: decision.by, what: decision.status })
  await notifyDecision(ctx, trx, moved, decision.by === 'hall')
  return true
}

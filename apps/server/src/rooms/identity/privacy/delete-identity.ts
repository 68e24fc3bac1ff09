import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { deleteIdentity as call } from '@gamehall/contract/identity'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { erasePlayerKey } from '../../../platform/encryption/player-keys.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { lockAttempts } from '../attempts/attempt-queries.ts'
import { refuseUnderReview } from '../attempts/attempt-refusals.ts'
import { lockIdentity } from '../attempts/identity-locks.ts'
import { readIdentityState } from '../attempts/read-identity-state.ts'
import { deleteRealName, readRealName } from '../real-name/real-name.ts'
import { notifyIdentityChanged } from '../review/notify-player.ts'
import type { IdentityContext } from '../tables.ts'
import { deleteAttemptImages, deleteDraft, eraseAttempt } from './erase-attempt.ts'
import { logIdentityAccess } from './log-access.ts'

/**
 * Deletes the draft, all data of failed attempts but their likenesses, which are kept to the end of their retention so that a
 * face that was refused is found again, and a verified player's images once their retention period is over.
 * When nothing must be retained, the player's encryption key is deleted too. 10040 under review.
 */
export const deleteIdentity: UseCase<typeof call, IdentityContext> = (
  ctx,
  _request,
  { session: { playerId } },
) =>
  transact(ctx.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const attempts = await lockAttempts(trx, playerId, ['draft', 'review', 'verified', 'failed'])
    if (attempts.some(({ status }) => status === 'review')) return refuseUnderReview()
    const now = ctx.clock.now()
    const isImageTimeOver = attempts.some(
      ({ status, images_kept_until: until }) => status === 'verified' && until !== null && until <= now,
    )
    for (const attempt of attempts) {
      if (attempt.status === 'draft') await deleteDraft(trx, attempt, now)
      else if (attempt.status === 'failed') await eraseAttempt(trx, attempt, now)
      else if (isImageTimeOver) await deleteAttemptImages(trx, attempt, now)
    }
    if (isImageTimeOver)
      await logIdentityAccess(trx, { player_id: playerId, at: now, who: 'self', what: 'images_deleted' })
    const isKept = attempts.some(({ status }) => status === 'verified')
    if (!isKept) await erasePlayerKey(trx, playerId)
    const { status } = await readRealName(ctx, trx, playerId)
    if (status === REAL_NAME_STATUSES.reviewFailed) await deleteRealName(trx, playerId)
    if (attempts.some((attempt) => attempt.status !== 'verified')) {
      await logIdentityAccess(trx, { player_id: playerId, at: now, who: 'self', what: 'deleted' })
      await notifyIdentityChanged(ctx, trx, playerId)
    }
    return succeed(await readIdentityState(ctx, trx, playerId))
  })

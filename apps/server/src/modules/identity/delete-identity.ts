import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { deleteIdentity as call } from '@gamehall/contract/identity'
import { succeed } from '../../core/outcome.ts'
import { erasePlayerKey } from '../../core/player-keys.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { lockAttempts } from './attempts/attempt-queries.ts'
import { refuseUnderReview } from './attempts/refuse-standing.ts'
import { viewIdentity } from './attempts/view-identity.ts'
import { tellChange } from './deciding/tell-player.ts'
import { lockIdentity } from './lock-identity.ts'
import { dropImages, eraseAttempt, giveUpDraft } from './privacy/forget-attempt.ts'
import { logAccess } from './privacy/log-access.ts'
import { forgetRealName, readRealName } from './real-name.ts'

/**
 * Deletes the draft, all data of failed attempts, and a verified player's images once their retention period is over.
 * When nothing must be retained, the player's encryption key is deleted too. 10040 under review.
 */
export const deleteIdentity: UseCase<typeof call> = (hall, _request, { session: { playerId } }) =>
  transact(hall.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const attempts = await lockAttempts(trx, playerId, ['draft', 'review', 'verified', 'failed'])
    if (attempts.some(({ status }) => status === 'review')) return refuseUnderReview()
    const now = hall.clock.now()
    const isImageTimeOver = attempts.some(
      ({ status, images_kept_until: until }) => status === 'verified' && until !== null && until <= now,
    )
    for (const attempt of attempts) {
      if (attempt.status === 'draft') await giveUpDraft(trx, attempt, now)
      else if (attempt.status === 'failed') await eraseAttempt(trx, attempt, now)
      else if (isImageTimeOver) await dropImages(trx, attempt, now)
    }
    if (isImageTimeOver)
      await logAccess(trx, { player_id: playerId, at: now, who: 'self', what: 'images_deleted' })
    const isKept = attempts.some(({ status }) => status === 'verified')
    if (!isKept) await erasePlayerKey(trx, playerId)
    const { status } = await readRealName(hall, trx, playerId)
    if (status === REAL_NAME_STATUSES.reviewFailed) await forgetRealName(trx, playerId)
    if (attempts.some((attempt) => attempt.status !== 'verified')) {
      await logAccess(trx, { player_id: playerId, at: now, who: 'self', what: 'deleted' })
      await tellChange(hall, trx, playerId)
    }
    return succeed(await viewIdentity(hall, trx, playerId))
  })

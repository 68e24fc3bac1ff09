import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { erasePlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject, playerExists } from '../../../../platform/operator/input/player-target.ts'
import { lockAttempts } from '../../attempts/attempt-queries.ts'
import { refuseUnderReview } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import { deleteLikenesses } from '../../face-check/likeness/likeness-queries.ts'
import { detachFilms } from '../../face-check/replay/find-replay.ts'
import { deleteRealName } from '../../real-name/real-name.ts'
import { notifyIdentityChanged } from '../../review/notify-player.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import { deleteDraft, eraseAttempt } from '../erase-attempt.ts'
import { logIdentityAccess } from '../log-access.ts'

/**
 * Deletes all of a player's identity data and its encryption key, which makes remaining copies unreadable; the player
 * is no longer verified. Prints of films remain to the end of their retention, encrypted and without their player: otherwise whoever has
 * the film could use it again. 404 no such player, 10040 under review.
 */
export const eraseIdentity = implementAction(operatorCalls.eraseIdentity, {
  subject: formatPlayerSubject,
  async run(ctx: IdentityContext, trx: IdentityTrx, { player_id: playerId }) {
    if (!(await playerExists(ctx, trx, playerId))) return refuse(404)
    await lockIdentity(trx, playerId)
    const attempts = await lockAttempts(trx, playerId, ['draft', 'review', 'verified', 'failed'])
    if (attempts.some(({ status }) => status === 'review')) return refuseUnderReview()
    const now = ctx.clock.now()
    for (const attempt of attempts) {
      if (attempt.status === 'draft') await deleteDraft(trx, attempt, now)
      else await eraseAttempt(trx, attempt, now)
    }
    await deleteLikenesses(trx, playerId)
    await detachFilms(trx, playerId)
    await erasePlayerKey(trx, playerId)
    await deleteRealName(trx, playerId)
    await logIdentityAccess(trx, { player_id: playerId, at: now, who: 'operator', what: 'deleted' })
    await notifyIdentityChanged(ctx, trx, playerId)
    return succeed({ player_id: playerId.toString() })
  },
})

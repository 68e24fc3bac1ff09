import { refuse, succeed } from '../../../core/outcome.ts'
import { erasePlayerKey } from '../../../core/player-keys.ts'
import { defineAction } from '../../../operator/action.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { lockAttempts } from '../attempts/attempt-queries.ts'
import { refuseUnderReview } from '../attempts/refuse-standing.ts'
import { tellChange } from '../deciding/tell-player.ts'
import { lockIdentity } from '../lock-identity.ts'
import { eraseAttempt, giveUpDraft } from '../privacy/forget-attempt.ts'
import { logAccess } from '../privacy/log-access.ts'
import { forgetRealName } from '../real-name.ts'

/**
 * Deletes all of a player's identity data and its encryption key, which makes remaining copies unreadable; the player
 * is no longer verified. 404 no such player, 10040 under review.
 */
export const eraseIdentity = defineAction({
  name: 'erase-identity',
  permission: 'identity.review',
  summary: 'Permanently delete all identity data of a player, who is no longer verified',
  input: playerTarget,
  fourEyes: { rule: 'always' },
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId }) {
    const player = await trx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    if (player === undefined) return refuse(404)
    await lockIdentity(trx, playerId)
    const attempts = await lockAttempts(trx, playerId, ['draft', 'review', 'verified', 'failed'])
    if (attempts.some(({ status }) => status === 'review')) return refuseUnderReview()
    const now = hall.clock.now()
    for (const attempt of attempts) {
      if (attempt.status === 'draft') await giveUpDraft(trx, attempt, now)
      else await eraseAttempt(trx, attempt, now)
    }
    await erasePlayerKey(trx, playerId)
    await forgetRealName(trx, playerId)
    await logAccess(trx, { player_id: playerId, at: now, who: 'operator', what: 'deleted' })
    await tellChange(hall, trx, playerId)
    return succeed({ player_id: playerId.toString() })
  },
})

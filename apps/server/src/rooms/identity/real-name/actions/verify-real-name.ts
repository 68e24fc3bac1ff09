import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject, playerExists } from '../../../../platform/operator/input/player-target.ts'
import { lockAttempts } from '../../attempts/attempt-queries.ts'
import { refuseUnderReview } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import { deleteDraft } from '../../privacy/erase-attempt.ts'
import { logIdentityAccess } from '../../privacy/log-access.ts'
import { notifyNameVerified } from '../../review/notify-player.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import { writeRealName } from '../real-name.ts'

/**
 * Records a real name that an operator checked in person or on paper. 404 no such player, 10040 an attempt is under
 * review.
 */
export const verifyRealName = implementAction(operatorCalls.verifyRealName, {
  subject: formatPlayerSubject,
  async run(ctx: IdentityContext, trx: IdentityTrx, { player_id: playerId, name, birth_date: birthDate }) {
    if (!(await playerExists(ctx, trx, playerId))) return refuse(404)
    await lockIdentity(trx, playerId)
    for (const attempt of await lockAttempts(trx, playerId, ['draft', 'review'])) {
      if (attempt.status === 'review') return refuseUnderReview()
      await deleteDraft(trx, attempt, ctx.clock.now())
    }
    await writeRealName(ctx, trx, playerId, name, birthDate)
    const at = ctx.clock.now()
    await logIdentityAccess(trx, { player_id: playerId, at, who: 'operator', what: 'verified' })
    await notifyNameVerified(ctx, trx, playerId)
    return succeed({ player_id: playerId.toString() })
  },
})

import { holderName } from '@gamehall/contract/cashier'
import { z } from 'zod'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { lockAttempts } from '../attempts/attempt-queries.ts'
import { refuseUnderReview } from '../attempts/refuse-standing.ts'
import { tellVerified } from '../deciding/tell-player.ts'
import { lockIdentity } from '../lock-identity.ts'
import { giveUpDraft } from '../privacy/forget-attempt.ts'
import { logAccess } from '../privacy/log-access.ts'
import { writeRealName } from '../real-name.ts'

/**
 * Records a real name that an operator checked in person or on paper. 404 no such player, 10040 an attempt is under
 * review.
 */
export const verifyRealName = defineAction({
  name: 'verify-real-name',
  permission: 'identity.review',
  summary: 'Record a real name checked in person or on paper',
  input: playerTarget.extend({
    name: holderName,
    birth_date: z.iso.date().optional(),
  }),
  secrets: ['name', 'birth_date'],
  fourEyes: { rule: 'always' },
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId, name, birth_date: birthDate }) {
    const player = await trx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    if (player === undefined) return refuse(404)
    await lockIdentity(trx, playerId)
    for (const attempt of await lockAttempts(trx, playerId, ['draft', 'review'])) {
      if (attempt.status === 'review') return refuseUnderReview()
      await giveUpDraft(trx, attempt, hall.clock.now())
    }
    await writeRealName(hall, trx, playerId, name, birthDate)
    const at = hall.clock.now()
    await logAccess(trx, { player_id: playerId, at, who: 'operator', what: 'verified' })
    await tellVerified(hall, trx, playerId)
    return succeed({ player_id: playerId.toString() })
  },
})

import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { forgetAttempts } from '../login-attempts.ts'

/** Enables a disabled account and clears its counted password attempts. 404: no such player. */
export const unlockPlayer = defineAction({
  name: 'unlock-player',
  permission: 'players.manage',
  summary: 'Let a disabled or locked-out account log in again',
  input: playerTarget,
  fourEyes: oneOperator('moves no money'),
  subject: playerSubject,
  async run(_hall, trx, { player_id: playerId }) {
    const unlocked = await trx
      .updateTable('players')
      .set({ status: 'active' })
      .where('player_id', '=', playerId)
      .returning(['account', 'phone', 'email'])
      .executeTakeFirst()
    if (unlocked === undefined) return refuse(404)
    await forgetAttempts(trx, unlocked)
    return succeed({ player_id: playerId.toString() })
  },
})

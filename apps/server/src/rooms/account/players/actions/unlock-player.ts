import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { formatPlayerSubject, playerTarget } from '../../../../platform/operator/input/player-target.ts'
import { clearPlayerAttempts } from '../../login/login-attempts.ts'

/** Enables a disabled account and clears its counted password attempts. 404: no such player. */
export const unlockPlayer = defineAction({
  name: 'unlock-player',
  permission: 'players.manage',
  summary: 'Let a disabled or locked-out account log in again',
  input: playerTarget,
  fourEyes: singleOperator('moves no money'),
  subject: formatPlayerSubject,
  async run(_hall, trx, { player_id: playerId }) {
    const unlocked = await trx
      .updateTable('players')
      .set({ status: 'active' })
      .where('player_id', '=', playerId)
      .returning(['account', 'phone', 'email'])
      .executeTakeFirst()
    if (unlocked === undefined) return refuse(404)
    await clearPlayerAttempts(trx, unlocked)
    return succeed({ player_id: playerId.toString() })
  },
})

import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import { clearPlayerAttempts } from '../../login/login-attempts.ts'
import type { AccountTrx } from '../../tables.ts'

/** Enables a disabled account and clears its counted password attempts. 404: no such player. */
export const unlockPlayer = implementAction(operatorCalls.unlockPlayer, {
  subject: formatPlayerSubject,
  async run(_ctx, trx: AccountTrx, { player_id: playerId }) {
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

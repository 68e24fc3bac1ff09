import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import { endSession } from '../../sessions/end-session.ts'
import { enqueueEndPlay } from '../../sessions/enqueue-end-play.ts'
import type { AccountContext, AccountTrx } from '../../tables.ts'

/** Disables an account: ends its session (10049) and refuses logins until it is unlocked. 404: no such player. */
export const lockPlayer = implementAction(operatorCalls.lockPlayer, {
  subject: formatPlayerSubject,
  async run(ctx: AccountContext, trx: AccountTrx, { player_id: playerId }) {
    const locked = await trx
      .updateTable('players')
      .set({ status: 'locked' })
      .where('player_id', '=', playerId)
      .returning('player_id')
      .executeTakeFirst()
    if (locked === undefined) return refuse(404)
    const hadSession = (await endSession(ctx, trx, { playerId }, 'locked')) > 0
    if (!hadSession) await enqueueEndPlay(ctx, trx, playerId, 'player')
    return succeed({ player_id: playerId.toString(), ended_session: hadSession })
  },
})

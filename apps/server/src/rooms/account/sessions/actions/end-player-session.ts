import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import type { AccountContext, AccountTrx } from '../../tables.ts'
import { endSession } from '../end-session.ts'

/** Ends a player's active sessions. 404: no active session. */
export const endPlayerSession = implementAction(operatorCalls.endSession, {
  subject: formatPlayerSubject,
  async run(ctx: AccountContext, trx: AccountTrx, { player_id: playerId }) {
    const ended = await endSession(ctx, trx, { playerId }, 'operator')
    return ended > 0 ? succeed({ player_id: playerId.toString() }) : refuse(404)
  },
})

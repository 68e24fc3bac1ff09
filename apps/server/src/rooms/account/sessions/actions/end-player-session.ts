import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { formatPlayerSubject, playerTarget } from '../../../../platform/operator/input/player-target.ts'
import { endSession } from '../end-session.ts'

/** Ends a player's active sessions. 404: no active session. */
export const endPlayerSession = defineAction({
  name: 'end-session',
  permission: 'players.manage',
  summary: 'Log a player out',
  input: playerTarget,
  fourEyes: singleOperator('protects an account; the player can log in again'),
  subject: formatPlayerSubject,
  async run(ctx, trx, { player_id: playerId }) {
    const ended = await endSession(ctx, trx, { playerId }, 'operator')
    return ended > 0 ? succeed({ player_id: playerId.toString() }) : refuse(404)
  },
})

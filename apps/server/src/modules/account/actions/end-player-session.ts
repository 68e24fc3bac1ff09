import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { endSession } from '../end-session.ts'

/** Ends a player's active sessions. 404: no active session. */
export const endPlayerSession = defineAction({
  name: 'end-session',
  permission: 'players.manage',
  summary: 'Log a player out',
  input: playerTarget,
  fourEyes: oneOperator('protects an account; the player can log in again'),
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId }) {
    const ended = await endSession(hall, trx, { playerId }, 'operator')
    return ended > 0 ? succeed({ player_id: playerId.toString() }) : refuse(404)
  },
})

import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { endPlay, endSession } from '../end-session.ts'

/** Disables an account: ends its session (10049) and refuses logins until it is unlocked. 404: no such player. */
export const lockPlayer = defineAction({
  name: 'lock-player',
  permission: 'players.manage',
  summary: 'Disable an account and end its session',
  input: playerTarget,
  fourEyes: oneOperator('protects an account; moves no money'),
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId }) {
    const locked = await trx
      .updateTable('players')
      .set({ status: 'locked' })
      .where('player_id', '=', playerId)
      .returning('player_id')
      .executeTakeFirst()
    if (locked === undefined) return refuse(404)
    const hadSession = (await endSession(hall, trx, { playerId }, 'locked')) > 0
    if (!hadSession) await endPlay(hall, trx, playerId, 'locked')
    return succeed({ player_id: playerId.toString(), ended_session: hadSession })
  },
})

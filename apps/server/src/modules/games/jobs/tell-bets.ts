import { defineJob } from '../../../jobs/job.ts'
import { sendPush } from '../../inbox/index.ts'
import { tellBetsKind } from '../bets/tell-bets-kind.ts'

/** Pushes to the player’s clients that new bets were pulled, so that an open bet record reloads. */
export const tellBets = defineJob({
  ...tellBetsKind,
  async run(hall, { player_id }) {
    await hall.db.transaction().execute((trx) =>
      sendPush(hall, trx, BigInt(player_id), {
        msg_type: 'user_change',
        push: { text: '', badge: 0, voice: null, silence: true, type: 'bet' },
        content: { keys: ['bets'] },
      }),
    )
  },
})

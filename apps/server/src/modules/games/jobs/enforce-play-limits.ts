import { z } from 'zod'
import { defineJob } from '../../../jobs/job.ts'
import { endPlayKind } from '../../account/index.ts'
import { mayPlay } from '../limits/may-play.ts'

/** Bets are pulled within a minute or two; what was settled in this time is looked at again. */
const LOOK_BACK_MS = 5 * 60_000

/** Ends the play of whoever reached a limit of their own while playing. */
export const enforcePlayLimits = defineJob({
  name: 'enforce-play-limits',
  payload: z.object({}),
  cron: '* * * * *',
  maxAttempts: 2,
  async run(hall, _payload, now) {
    const players = await hall.db
      .selectFrom('play_limits as limit')
      .innerJoin('bets as bet', 'bet.player_id', 'limit.player_id')
      .where('limit.subject', '!=', 'deposit')
      .where('bet.bet_at', '>', new Date(now.getTime() - LOOK_BACK_MS))
      .select('limit.player_id')
      .distinct()
      .execute()
    for (const { player_id: playerId } of players) {
      const allowed = await mayPlay(hall, playerId)
      if (allowed.ok) continue
      const play = { player_id: playerId.toString(), until: null }
      await hall.db
        .transaction()
        .execute((trx) => hall.jobs.enqueue(trx, endPlayKind, play, { key: `end-play:${playerId}` }))
    }
  },
})

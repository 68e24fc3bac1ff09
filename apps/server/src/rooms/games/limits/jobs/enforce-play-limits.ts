import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { endPlayJob } from '../../../account/index.ts'
import type { GamesContext } from '../../tables.ts'
import { checkPlayAllowed } from '../check-play-allowed.ts'

/** Players with a bet or a launch within this time are checked; it covers the delay of pulling bets. */
const LOOK_BACK_MS = 5 * 60_000

/** Ends the play of every player who reached a limit or started a break while playing. */
export const enforcePlayLimits = defineJob({
  name: 'enforce-play-limits',
  payload: z.object({}),
  cron: '* * * * *',
  maxAttempts: 2,
  async run(ctx: GamesContext, _payload, now) {
    const since = new Date(now.getTime() - LOOK_BACK_MS)
    const players = await ctx.db
      .selectFrom('play_limits as limit')
      .where('limit.subject', '!=', 'deposit')
      .where(({ exists, or, selectFrom }) =>
        or([
          exists(
            selectFrom('bets as bet')
              .whereRef('bet.player_id', '=', 'limit.player_id')
              .where('bet.bet_at', '>', since)
              .select('bet.bet_id'),
          ),
          exists(
            selectFrom('game_launches as launch')
              .whereRef('launch.player_id', '=', 'limit.player_id')
              .where('launch.at', '>', since)
              .select('launch.gid'),
          ),
        ]),
      )
      .select('limit.player_id')
      .distinct()
      .execute()
    for (const { player_id: playerId } of players) {
      const allowed = await checkPlayAllowed(ctx, playerId)
      if (allowed.ok) continue
      const play = { player_id: playerId.toString(), until: null }
      await ctx.db
        .transaction()
        .execute((trx) => ctx.jobs.enqueue(trx, endPlayJob, play, { key: `end-play:${playerId}` }))
    }
  },
})

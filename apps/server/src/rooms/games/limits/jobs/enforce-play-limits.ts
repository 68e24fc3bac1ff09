import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { endPlayBeyondLimits } from '../end-play-beyond-limits.ts'
import { refreshStakeLimits } from '../refresh-stake-limits.ts'

/**
 * Ends the play of every player who reached a limit or started a break while playing, and tells providers what players may stake,
 * which changes as days go by; after bets `notify-bets` does so at once.
 */
export const enforcePlayLimits = defineJob({
  name: 'enforce-play-limits',
  payload: z.object({}),
  cron: '* * * * *',
  maxAttempts: 2,
  async run(ctx: GamesContext, _payload, now) {
    await endPlayBeyondLimits(ctx, now)
    await ctx.db.transaction().execute((trx) => refreshStakeLimits(ctx, trx, now))
  },
})

import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GamesContext } from '../../tables.ts'
import { endPlayBeyondLimits } from '../end-play-beyond-limits.ts'

/** Ends the play of every player who reached a limit or started a break while playing; after bets `notify-bets` does so at once. */
export const enforcePlayLimits = defineJob({
  name: 'enforce-play-limits',
  payload: z.object({}),
  cron: '* * * * *',
  maxAttempts: 2,
  run: (ctx: GamesContext, _payload, now) => endPlayBeyondLimits(ctx, now),
})

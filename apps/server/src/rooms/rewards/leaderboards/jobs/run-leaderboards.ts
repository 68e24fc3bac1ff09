import { defineJob } from '../../../../platform/jobs/job.ts'
import type { RewardsContext } from '../../tables.ts'
import { advanceLeaderboards } from '../advance-leaderboards.ts'
import { runLeaderboardsJob } from './run-leaderboards-job.ts'

export const runLeaderboards = defineJob({
  ...runLeaderboardsJob,
  cron: '* * * * *',
  run: (ctx: RewardsContext, _payload, now) => advanceLeaderboards(ctx, now),
})

import { defineJob } from '../../../../platform/jobs/job.ts'
import { readPlatforms } from '../../catalogue/catalogue-queries.ts'
import type { GamesContext } from '../../tables.ts'
import { pullPlatformBets } from '../pull-platform-bets.ts'
import { pullBetsJob } from './pull-bets-job.ts'

export const pullBets = defineJob({
  ...pullBetsJob,
  cron: '* * * * *',
  async run(ctx: GamesContext, payload, now) {
    const platforms = await readPlatforms(ctx.db)
    for (const { api_key } of platforms) {
      if (payload.api_key === undefined || payload.api_key === api_key)
        await pullPlatformBets(ctx, api_key, now)
    }
  },
})

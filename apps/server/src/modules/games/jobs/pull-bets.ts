import { defineJob } from '../../../jobs/job.ts'
import { pullBets as pullPlatformBets } from '../bets/pull-bets.ts'
import { pullBetsKind } from '../bets/pull-bets-kind.ts'
import { readPlatforms } from '../catalogue/catalogue-queries.ts'

export const pullBets = defineJob({
  ...pullBetsKind,
  cron: '* * * * *',
  async run(hall, payload, now) {
    const platforms = await readPlatforms(hall.db)
    for (const { api_key } of platforms) {
      if (payload.api_key === undefined || payload.api_key === api_key)
        await pullPlatformBets(hall, api_key, now)
    }
  },
})

import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { syncCatalogue } from '../sync-catalogue.ts'

/** Synchronizes the catalogue with the providers every five minutes. */
export const syncGames = defineJob({
  name: 'sync-games',
  payload: z.object({}),
  cron: '*/5 * * * *',
  maxAttempts: 3,
  run: (ctx) => syncCatalogue(ctx),
})

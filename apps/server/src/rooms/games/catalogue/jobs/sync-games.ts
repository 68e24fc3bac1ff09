import { defineJob } from '../../../../platform/jobs/job.ts'
import { withGamesTables } from '../../tables.ts'
import { syncCatalogue } from '../sync-catalogue.ts'
import { syncGamesJob } from './sync-games-job.ts'

/** Synchronizes the catalogue with the providers every five minutes. */
export const syncGames = defineJob({
  ...syncGamesJob,
  cron: '*/5 * * * *',
  run: (ctx) => syncCatalogue(withGamesTables(ctx)),
})

import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import type { IdentityContext } from '../../tables.ts'
import { deleteOldRefusals } from '../queue/queue-queries.ts'
import { readQueued } from '../queue/read-queued.ts'

/** Reads what nobody reads any more: the process that did has died, and the player does not ask again. */
export const resumeReadings = defineJob({
  name: 'resume-identity-readings',
  payload: z.object({}),
  cron: '* * * * *',
  async run(ctx: IdentityContext) {
    await deleteOldRefusals(ctx.db, HOUR_MS)
    await readQueued(ctx)
  },
})

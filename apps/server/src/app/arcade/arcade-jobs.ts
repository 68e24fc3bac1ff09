import type { Arcade } from '@gamehall/arcade'
import { z } from 'zod'
import { defineJob, type Job } from '../../platform/jobs/job.ts'

/** Maintenance jobs of the built-in provider, run by the server's queue when both share a process. */
export function createArcadeJobs(arcade: Arcade): Job[] {
  return [
    defineJob({
      name: 'arcade-settle-expired-rounds',
      payload: z.object({}),
      cron: '* * * * *',
      async run(_ctx, _payload, now) {
        await arcade.settleExpiredRounds(now)
      },
    }),
    defineJob({
      name: 'arcade-clean-up',
      payload: z.object({}),
      cron: '50 4 * * *',
      async run(_ctx, _payload, now) {
        await arcade.cleanUp(now)
      },
    }),
  ]
}

import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import type { RewardsContext } from '../tables.ts'
import { areBetsComplete, type DailyTask, listPendingDays, markDayDone } from './daily-runs.ts'

const RETRY_MS = 30_000
const payload = z.object({ day: z.iso.date().optional() })

interface DayWork {
  readonly name: string
  /** Cron schedule, in Taiwan time. */
  readonly cron: string
  readonly work: DailyTask
  /** Processes one Taiwan day; must be idempotent. */
  runForDay(ctx: RewardsContext, day: string, now: Date): Promise<unknown>
}

/**
 * Defines a nightly job. It processes every past Taiwan day that is not processed yet, oldest first, once all bets of that
 * day have been pulled; missed nights are caught up. With `day` in the payload it processes that one day again.
 */
export function defineDailyJob({ name, cron, work, runForDay }: DayWork): Job<typeof payload> {
  const job = defineJob({
    name,
    payload,
    cron,
    async run(ctx: RewardsContext, { day: asked }, now) {
      if (asked !== undefined) {
        await runForDay(ctx, asked, now)
        return
      }
      for (const day of await listPendingDays(ctx.db, work, now)) {
        if (!(await areBetsComplete(ctx.db, day, now))) {
          const runAt = new Date(now.getTime() + RETRY_MS)
          await ctx.db
            .transaction()
            .execute((trx) => ctx.jobs.enqueue(trx, job, {}, { runAt, key: `${name}:wait` }))
          return
        }
        await runForDay(ctx, day, now)
        await markDayDone(ctx, work, day)
      }
    },
  })
  return job
}

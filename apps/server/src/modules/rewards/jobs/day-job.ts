import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import { defineJob, type Job } from '../../../jobs/job.ts'
import { areBetsIn, daysToDo, markDay, type Work } from '../reward-days.ts'

const RETRY_MS = 30_000
const payload = z.object({ day: z.iso.date().optional() })

interface DayWork {
  readonly name: string
  /** Cron schedule, in Taiwan time. */
  readonly cron: string
  readonly work: Work
  /** Processes one Taiwan day; must be idempotent. */
  doDay(hall: Hall, day: string, now: Date): Promise<unknown>
}

/**
 * Defines a nightly job. It processes every past Taiwan day that is not processed yet, oldest first, once all bets of that
 * day have been pulled; missed nights are caught up. With `day` in the payload it processes that one day again.
 */
export function defineDayJob({ name, cron, work, doDay }: DayWork): Job<typeof payload> {
  const job = defineJob({
    name,
    payload,
    cron,
    async run(hall, { day: asked }, now) {
      if (asked !== undefined) {
        await doDay(hall, asked, now)
        return
      }
      for (const day of await daysToDo(hall.db, work, now)) {
        if (!(await areBetsIn(hall.db, day, now))) {
          const runAt = new Date(now.getTime() + RETRY_MS)
          await hall.db
            .transaction()
            .execute((trx) => hall.jobs.enqueue(trx, job, {}, { runAt, key: `${name}:wait` }))
          return
        }
        await doDay(hall, day, now)
        await markDay(hall, work, day)
      }
    },
  })
  return job
}

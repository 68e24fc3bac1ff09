import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import { defineJob, type Job } from '../../../jobs/job.ts'
import { areBetsIn, daysToDo, markDay, type Work } from '../reward-days.ts'

const RETRY_MS = 30_000
const payload = z.object({ day: z.iso.date().optional() })

interface DayWork {
  readonly name: string
  /** When it runs by itself, in Taiwan time. */
  readonly cron: string
  readonly work: Work
  /** Does one Taiwan day; a day done again must change nothing. */
  doDay(hall: Hall, day: string, now: Date): Promise<unknown>
}

/**
 * Nightly work, done for every Taiwan day that is over and not done, each once its bets are here: a night that was missed is
 * made good. Or, when an operator asks, for one certain day again.
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

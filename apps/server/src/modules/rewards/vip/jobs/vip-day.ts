import { z } from 'zod'
import { defineJob } from '../../../../jobs/job.ts'
import { areBetsIn, daysToDo, markDay } from '../../reward-days.ts'
import { runVipDay } from '../run-vip-day.ts'

const RETRY_MS = 30_000

/** Judges the days that are over, each once its bets are here; or, when an operator asks, one certain day again. */
export const vipDay = defineJob({
  name: 'vip-day',
  payload: z.object({ day: z.iso.date().optional() }),
  cron: '10 0 * * *',
  async run(hall, { day: asked }, now) {
    if (asked !== undefined) return runVipDay(hall, asked)
    for (const day of await daysToDo(hall.db, 'vip', now)) {
      if (!(await areBetsIn(hall.db, day, now))) {
        const runAt = new Date(now.getTime() + RETRY_MS)
        await hall.db
          .transaction()
          .execute((trx) => hall.jobs.enqueue(trx, vipDay, {}, { runAt, key: 'vip-day:wait' }))
        return
      }
      await runVipDay(hall, day)
      await markDay(hall, 'vip', day)
    }
  },
})

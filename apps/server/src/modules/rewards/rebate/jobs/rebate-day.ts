import { z } from 'zod'
import { defineJob } from '../../../../jobs/job.ts'
import { areBetsIn, daysToDo, markDay } from '../../reward-days.ts'
import { postRebates } from '../post-rebates.ts'

const RETRY_MS = 30_000

/** Posts the days that are over, each once its bets are here; or, when an operator asks, one certain day again. */
export const rebateDay = defineJob({
  name: 'rebate-day',
  payload: z.object({ day: z.iso.date().optional() }),
  cron: '0 0 * * *',
  async run(hall, { day: asked }, now) {
    if (asked !== undefined) return postRebates(hall, asked)
    for (const day of await daysToDo(hall.db, 'rebate', now)) {
      if (!(await areBetsIn(hall.db, day, now))) {
        const runAt = new Date(now.getTime() + RETRY_MS)
        await hall.db
          .transaction()
          .execute((trx) => hall.jobs.enqueue(trx, rebateDay, {}, { runAt, key: 'rebate-day:wait' }))
        return
      }
      await postRebates(hall, day)
      await markDay(hall, 'rebate', day)
    }
  },
})

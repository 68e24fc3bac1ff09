import { sqlRunner } from '@gamehall/postgres'
import { z } from 'zod'
import { defineJob } from '../../../jobs/job.ts'
import { hallLedger } from '../hall-ledger.ts'

/** Verifies every balance of the ledger against its entries each night and raises an alarm on any difference (MONEY.md). */
export const checkLedger = defineJob({
  name: 'check-ledger',
  payload: z.object({}),
  cron: '30 4 * * *',
  maxAttempts: 3,
  async run(hall) {
    const report = await hallLedger.check(sqlRunner(hall.db))
    if (report.ok)
      hall.log.info({ counts: report.counts }, 'ledger checked: every balance equals its entries')
    else
      hall.log.fatal(
        { alarm: 'ledger', differences: report.differences.slice(0, 20) },
        'the ledger does not add up',
      )
  },
})

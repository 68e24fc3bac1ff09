import { sqlRunner } from '@gamehall/postgres'
import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { WalletContext } from '../../tables.ts'
import { appLedger } from '../app-ledger.ts'

/** Verifies every balance of the ledger against its entries each night and raises an alarm on any difference (MONEY.md). */
export const checkLedger = defineJob({
  name: 'check-ledger',
  payload: z.object({}),
  cron: '30 4 * * *',
  maxAttempts: 3,
  async run(ctx: WalletContext) {
    const report = await appLedger.check(sqlRunner(ctx.db))
    if (report.ok) ctx.log.info({ counts: report.counts }, 'ledger checked: every balance equals its entries')
    else
      ctx.log.fatal(
        { alarm: 'ledger', differences: report.differences.slice(0, 20) },
        'the ledger does not add up',
      )
  },
})

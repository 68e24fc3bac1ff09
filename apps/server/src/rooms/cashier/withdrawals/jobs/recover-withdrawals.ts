import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { CashierContext } from '../../tables.ts'
import { readWithdrawalRules } from '../channels/withdrawal-channel-queries.ts'
import { advanceWithdrawalJob, reviewWithdrawalJob, withdrawalReviewDeadlineJob } from './job-definitions.ts'

const MIN_AGE_MS = 60_000

/** Every five minutes: enqueues the missing job of each open withdrawal that has none. */
export const recoverWithdrawals = defineJob({
  name: 'sweep-withdrawals',
  payload: z.object({}),
  cron: '*/5 * * * *',
  maxAttempts: 1,
  async run(ctx: CashierContext, _payload, now) {
    const { review_within_s } = await readWithdrawalRules(ctx.db)
    const old = new Date(now.getTime() - MIN_AGE_MS)
    const overdue = new Date(now.getTime() - review_within_s * 1000)
    await ctx.db.transaction().execute(async (trx) => {
      const orders = await trx
        .selectFrom('withdrawal_orders')
        .select(['order_no', 'state', 'flags', 'created_at'])
        .where('state', 'in', ['pending', 'reviewed', 'in_progress', 'transferred'])
        .where('created_at', '<', old)
        .where(
          sql<boolean>`not exists (select 1 from graphile_worker.jobs where key = order_no and attempts < max_attempts)`,
        )
        .execute()
      for (const { order_no, state, flags, created_at } of orders) {
        const payload = { order_no }
        if (state !== 'pending') await ctx.jobs.enqueue(trx, advanceWithdrawalJob, payload, { key: order_no })
        else if (created_at <= overdue) await ctx.jobs.enqueue(trx, withdrawalReviewDeadlineJob, payload)
        else if (flags.length === 0) await ctx.jobs.enqueue(trx, reviewWithdrawalJob, payload)
      }
    })
  },
})

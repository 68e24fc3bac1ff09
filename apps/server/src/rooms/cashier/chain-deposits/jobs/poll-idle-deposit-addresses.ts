import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import type { CashierContext } from '../../tables.ts'
import { enqueueDepositAddressPoll } from './poll-deposit-address-job.ts'

const AT_ONCE = 500

/**
 * Every ten minutes: enqueues polls of unwatched addresses, so that payments at any time are found. Addresses with payments
 * are polled hourly, all others daily, the least recently polled first.
 */
export const pollIdleDepositAddresses = defineJob({
  name: 'sweep-addresses',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(ctx: CashierContext, _payload, now) {
    const due = await ctx.db
      .selectFrom('deposit_addresses')
      .select('player_id')
      .where('watch_until', '<=', now)
      .where((row) =>
        row.or([
          row('looked_at', 'is', null),
          row('looked_at', '<', new Date(now.getTime() - 24 * HOUR_MS)),
          row.and([
            row('looked_at', '<', new Date(now.getTime() - HOUR_MS)),
            row.exists(
              row
                .selectFrom('chain_payments')
                .select('txid')
                .whereRef('chain_payments.player_id', '=', 'deposit_addresses.player_id'),
            ),
          ]),
        ]),
      )
      .orderBy('looked_at', (order) => order.asc().nullsFirst())
      .limit(AT_ONCE)
      .execute()
    for (const { player_id } of due) {
      await ctx.db.transaction().execute((trx) => enqueueDepositAddressPoll(ctx, trx, player_id, 0))
    }
  },
})

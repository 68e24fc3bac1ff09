import { z } from 'zod'
import { defineJob } from '../../../jobs/job.ts'
import { carryOut } from '../transfers/carry-out-transfer.ts'

const STILL_FOR_MS = 10 * 60_000
const AT_ONCE = 200

/** Picks up transfers that nothing has moved for a while, should their own job have been lost. */
export const sweepTransfers = defineJob({
  name: 'sweep-transfers',
  payload: z.object({}),
  cron: '*/10 * * * *',
  maxAttempts: 3,
  async run(hall, _payload, now) {
    const still = await hall.db
      .selectFrom('platform_transfers')
      .select('reference')
      .where('state', 'in', ['CREATED', 'HELD', 'SENT', 'UNKNOWN'])
      .where('updated_at', '<', new Date(now.getTime() - STILL_FOR_MS))
      .orderBy('updated_at')
      .limit(AT_ONCE)
      .execute()
    for (const { reference } of still) await carryOut(hall, reference)
  },
})

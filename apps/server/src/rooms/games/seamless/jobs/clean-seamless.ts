import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { DAY_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import type { GamesContext } from '../../tables.ts'

/** Five months: a provider may ask about a transaction for four. */
const TRANSACTIONS_KEPT_MS = 155 * DAY_MS
const SESSIONS_KEPT_MS = 30 * DAY_MS
/** Longer than a delivery with the nonce could still be accepted. */
const NONCES_KEPT_MS = 10 * MINUTE_MS

/** Deletes old seamless transactions, sessions and nonces. Money and bets stay where they are recorded. */
export const cleanSeamless = defineJob({
  name: 'clean-seamless',
  payload: z.object({}),
  cron: '*/15 * * * *',
  async run({ db }: GamesContext, _payload, now) {
    const before = (ageMs: number) => new Date(now.getTime() - ageMs)
    await db.deleteFrom('seamless_transactions').where('at', '<', before(TRANSACTIONS_KEPT_MS)).execute()
    await db.deleteFrom('seamless_sessions').where('expires_at', '<', before(SESSIONS_KEPT_MS)).execute()
    await db.deleteFrom('seamless_nonces').where('seen_at', '<', before(NONCES_KEPT_MS)).execute()
  },
})

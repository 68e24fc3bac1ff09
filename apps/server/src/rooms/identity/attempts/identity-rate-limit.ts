import { sql } from 'kysely'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import type { IdentityDb } from '../tables.ts'
import { lockIdentityRateLimit } from './identity-locks.ts'

/** Limit per hour: ID numbers checked, documents read. */
const LIMIT_PER_HOUR = { number: 20, reading: 30 } as const

interface RateLimitedRequest {
  readonly playerId: bigint
  readonly kind: keyof typeof LIMIT_PER_HOUR
  readonly now: Date
}

/** Counts one request; false when the hourly limit is reached (10145). Safe under concurrency. */
export const consumeIdentityRateLimit = (
  db: IdentityDb,
  { playerId, kind, now }: RateLimitedRequest,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockIdentityRateLimit(trx, playerId, kind)
    const { rows } = await sql`
      insert into identity_asks (player_id, kind, at)
      select ${playerId}, ${kind}, ${now}
      where (select count(*) from identity_asks
        where player_id = ${playerId} and kind = ${kind} and at > ${new Date(now.getTime() - HOUR_MS)})
        < ${LIMIT_PER_HOUR[kind]}
      returning ask_id`.execute(trx)
    return rows.length === 1
  })

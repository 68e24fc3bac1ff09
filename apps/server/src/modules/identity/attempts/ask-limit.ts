import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { lockAsks } from '../lock-identity.ts'

const HOUR_MS = 3_600_000
/** Of each kind in an hour: numbers that are asked about, photos that are read. */
const MOST_AN_HOUR = { number: 20, reading: 30 } as const

interface Ask {
  readonly playerId: bigint
  readonly kind: keyof typeof MOST_AN_HOUR
  readonly now: Date
}

/** Counts one more; false when there were too many within an hour (10145). Of many asks at once no more pass. */
export const mayAsk = (db: Kysely<Database>, { playerId, kind, now }: Ask): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockAsks(trx, playerId, kind)
    const { rows } = await sql`
      insert into identity_asks (player_id, kind, at)
      select ${playerId}, ${kind}, ${now}
      where (select count(*) from identity_asks
        where player_id = ${playerId} and kind = ${kind} and at > ${new Date(now.getTime() - HOUR_MS)})
        < ${MOST_AN_HOUR[kind]}
      returning ask_id`.execute(trx)
    return rows.length === 1
  })

import type { Kysely } from 'kysely'
import { createMovableClock, type MovableClock } from '../core/clock.ts'
import type { Database } from '../db/database.ts'

/** The server's clock, as far ahead as it was left (sandbox mode moves it; live mode never does). */
export async function openHallClock(db: Kysely<Database>, isMovable: boolean): Promise<MovableClock> {
  const clock = createMovableClock()
  if (isMovable) {
    const { ahead_ms } = await db.selectFrom('hall_clock').select('ahead_ms').executeTakeFirstOrThrow()
    clock.setAhead(Number(ahead_ms))
  }
  return clock
}

/** Moves the server's clock ahead for good; what other processes moved it by counts too. */
export async function moveHallClock(db: Kysely<Database>, clock: MovableClock, byMs: number): Promise<void> {
  const { ahead_ms } = await db
    .updateTable('hall_clock')
    .set(({ eb }) => ({ ahead_ms: eb('ahead_ms', '+', BigInt(byMs)) }))
    .returning('ahead_ms')
    .executeTakeFirstOrThrow()
  clock.setAhead(Number(ahead_ms))
}

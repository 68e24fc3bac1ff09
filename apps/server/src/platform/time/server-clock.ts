import type { Db } from '../database/database.ts'
import { withPlatformTables } from '../database/platform-tables.ts'
import { createMovableClock, type MovableClock } from './clock.ts'

/** Opens the server clock with its stored offset. Only sandbox mode has an offset. */
export async function openServerClock(db: Db, isMovable: boolean): Promise<MovableClock> {
  const clock = createMovableClock()
  if (isMovable) {
    const { ahead_ms } = await withPlatformTables(db)
      .selectFrom('hall_clock')
      .select('ahead_ms')
      .executeTakeFirstOrThrow()
    clock.setAhead(Number(ahead_ms))
  }
  return clock
}

/** Moves the clock ahead by `byMs` and stores the offset, adding to moves of other processes. */
export async function advanceServerClock(db: Db, clock: MovableClock, byMs: number): Promise<void> {
  const { ahead_ms } = await withPlatformTables(db)
    .updateTable('hall_clock')
    .set(({ eb }) => ({ ahead_ms: eb('ahead_ms', '+', BigInt(byMs)) }))
    .returning('ahead_ms')
    .executeTakeFirstOrThrow()
  clock.setAhead(Number(ahead_ms))
}

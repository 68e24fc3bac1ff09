import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from '@gamehall/postgres'

/** More than a launch takes. */
const LEFT_S = 15
const POLL_MS = 200
/** The longest flight of Rocket Crash is one of 87 s. */
const LONGEST_MS = 120_000

/** Rounds of a game in which a page that is launched now would be too late for a bet. */
const TOO_LATE = `
  select count(*)::int as count from arcade.shared_rounds
    where game = $1 and phase not in ('SETTLED', 'VOID')
      and not (phase = 'BETTING' and closes_at > now() + make_interval(secs => $2))`

/**
 * Waits until the tables of a game take bets for long enough, or nobody plays at them: the first page that joins opens a round. Games
 * without shared rounds have no tables.
 */
export async function waitForBets(pool: Pool, game: string): Promise<void> {
  const giveUpAt = Date.now() + LONGEST_MS
  while (Date.now() < giveUpAt) {
    const { rows } = await pool.query<{ count: number }>(TOO_LATE, [game, LEFT_S])
    if (rows[0]?.count === 0) return
    await delay(POLL_MS)
  }
  throw new Error(`the tables of ${game} took no bets in time`)
}

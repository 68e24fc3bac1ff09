import { expect } from 'vitest'
import type { TestHall } from '../../testing/index.ts'

/**
 * Runs calls that all get as far as their write to `table` (or to waiting for one another before it), and only then lets any
 * of them write: whatever they decided by reading, they decided at the same moment.
 */
export async function raceToWrite<Answer>(
  { pool }: TestHall,
  table: 'bank_cards' | 'wallet_addresses',
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const gate = await pool.connect()
  try {
    await gate.query('begin')
    await gate.query(`lock table ${table} in share row exclusive mode`)
    const answers = Promise.all(calls.map((call) => call()))
    const waiting = async () => {
      const { rows } = await pool.query<{ count: bigint }>(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return Number(rows[0]?.count)
    }
    await expect.poll(waiting, { timeout: 10_000 }).toBe(calls.length)
    await gate.query('commit')
    return await answers
  } finally {
    gate.release()
  }
}

import { expect } from 'vitest'
import type { TestContext } from '../../../../testing/index.ts'

/**
 * Runs calls concurrently and blocks writes to `table` until every call waits for a lock, so that all of them have read
 * the same state before the first one writes.
 */
export async function raceToWrite<Answer>(
  { pool }: TestContext,
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

import { type Currency, minor } from '@gamehall/money'
import { migrateSchema, type Pool } from '@gamehall/postgres'
import { createTestDatabase } from '@gamehall/postgres/testing'
import { createLedger, type Ledger } from '../create-ledger.ts'
import type { Leg, Posting } from '../posting/posting.ts'
import { pgRunner, type SqlRunner } from '../sql-runner.ts'

export const SCHEMA = 'books'
export const AT = new Date('2026-03-01T04:05:06.789Z')

export type LedgerFixture = {
  ledger: Ledger
  url: string
  pool: Pool
  sql: SqlRunner
  /** Opens owned accounts and funds each from the system account `house/<currency>`. */
  fund(currency: Currency, funds: Readonly<Record<string, bigint>>): Promise<void>
  /** Runs `work` in one transaction and ends it with `end`. */
  transaction<T>(end: 'commit' | 'rollback', work: (sql: SqlRunner) => Promise<T>): Promise<T>
  /** Posted and held minor units of an account. */
  balanceOf(account: string): Promise<{ posted: bigint; held: bigint }>
  drop(): Promise<void>
}

/** Creates an empty ledger in a new database. */
export async function createLedgerFixture(options: { max?: number } = {}): Promise<LedgerFixture> {
  const ledger = createLedger({ schema: SCHEMA })
  const { url, pool, drop } = await createTestDatabase({
    migrate: (db) =>
      migrateSchema(db, { name: 'ledger', migrations: ledger.migrations, functions: ledger.functions }),
    ...options,
  })
  const sql = pgRunner(pool)
  return {
    ledger,
    url,
    pool,
    sql,
    drop,
    async fund(currency, funds) {
      const house = `house/${currency}`
      await ledger.openAccounts(sql, [
        { key: house, currency, kind: 'system' },
        ...Object.keys(funds).map((key) => ({ key, currency, kind: 'owned' as const })),
      ])
      for (const [key, amount] of Object.entries(funds)) {
        if (amount > 0n) await ledger.post(sql, createPosting(`fund/${key}`, house, key, amount))
      }
    },
    async transaction(end, work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(pgRunner(client))
        await client.query(end)
        return result
      } finally {
        client.release()
      }
    },
    async balanceOf(account) {
      const balance = await ledger.balance(sql, account)
      if (!balance) throw new Error(`${account} is not open`)
      return { posted: balance.postedMinor, held: balance.heldMinor }
    },
  }
}

/** A leg; `amount` in minor units. */
export function createLeg(account: string, amount: bigint): Leg {
  return { account, amountMinor: minor(amount) }
}

/** A posting with two legs. */
export function createPosting(
  key: string,
  from: string,
  to: string,
  amount: bigint,
  more: Partial<Posting> = {},
): Posting {
  return { key, kind: 'move', at: AT, legs: [createLeg(from, -amount), createLeg(to, amount)], ...more }
}

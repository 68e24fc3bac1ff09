import type { SqlRunner } from '../sql-runner.ts'

/** One inconsistency. Amounts are minor units. */
export type IntegrityDifference = {
  problem: string
  /** The transfer's key, or the account's key (for a system account with `#` and the stripe). */
  subject: string
  expected: string | undefined
  actual: string | undefined
}

export type IntegrityReport = {
  ok: boolean
  differences: readonly IntegrityDifference[]
  counts: { accounts: number; transfers: number; entries: number; openHolds: number }
}

type Row = { problem: string; subject: string | null; expected: string | null; actual: string | null }
type CountRow = Record<keyof IntegrityReport['counts'], number>

/** Recomputes every transfer, balance and hold, and reports each difference of a minor unit or more. Reads the whole journal. */
export async function checkIntegrity(sql: SqlRunner, schema: string): Promise<IntegrityReport> {
  const differences = await sql<Row>(
    `select problem, subject, expected::text, actual::text from ${schema}.check_books()`,
    [],
  )
  const [counts] = await sql<CountRow>(
    `select (select count(*) from ${schema}.accounts)::float8 as accounts,
        (select count(*) from ${schema}.transfers)::float8 as transfers,
        (select count(*) from ${schema}.entries)::float8 as entries,
        (select count(*) from ${schema}.holds where status = 'held')::float8 as "openHolds"`,
    [],
  )
  if (!counts) throw new Error('the ledger cannot be counted')
  return {
    ok: differences.length === 0,
    differences: differences.map((row) => ({
      problem: row.problem,
      subject: row.subject ?? '',
      expected: row.expected ?? undefined,
      actual: row.actual ?? undefined,
    })),
    counts,
  }
}

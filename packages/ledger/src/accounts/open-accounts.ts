import { type Currency, type Minor, ZERO } from '@gamehall/money'
import type { SqlRunner } from '../sql-runner.ts'

/**
 * `owned`: an account of one owner, whose available money never falls below `minAvailableMinor` (zero unless told,
 * never above it); null lets it go as low as it likes.
 * `house`: an account that everybody's postings touch (clearing, promotions, fees): unbounded, takes no holds, and
 * spread over stripes so that postings do not wait for each other.
 */
export type AccountSpec = { key: string; currency: Currency } & (
  | { kind: 'owned'; minAvailableMinor?: Minor | null }
  | { kind: 'house' }
)

/** `conflict`: an account with that key stands open with another currency, minimum or kind; none of the list was opened. */
export type OpenAccountsResult = { ok: true } | { ok: false; error: 'conflict'; account: string }

const HOUSE_STRIPES = 16

/** Opens the accounts that are not open yet. */
export async function openAccounts(
  sql: SqlRunner,
  schema: string,
  accounts: readonly AccountSpec[],
): Promise<OpenAccountsResult> {
  const [row] = await sql<{ conflict: string | null }>(
    `select ${schema}.open_accounts($1, $2, $3, $4) as conflict`,
    [
      accounts.map((account) => account.key),
      accounts.map((account) => account.currency),
      accounts.map(floorOf),
      accounts.map((account) => (account.kind === 'house' ? HOUSE_STRIPES : 0)),
    ],
  )
  return row?.conflict ? { ok: false, error: 'conflict', account: row.conflict } : { ok: true }
}

function floorOf(account: AccountSpec): string | null {
  if (account.kind === 'house' || account.minAvailableMinor === null) return null
  return (account.minAvailableMinor ?? ZERO).toString()
}

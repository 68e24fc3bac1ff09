import { type Currency, type Minor, ZERO } from '@gamehall/money'
import type { SqlRunner } from '../sql-runner.ts'

/**
 * `owned`: an account of one owner, whose available money never falls below `minAvailableMinor` (zero unless told,
 * never above it); null lets it go as low as it likes.
 * `house`: an account that everybody's postings touch (clearing, promotions, fees): unbounded, takes no holds, and
 * spread over stripes so that postings do not wait for each other.
 */
export type AccountSpec = {
  key: string
  currency: Currency
  /** The database refuses every transfer between an account of a realm and one outside it. */
  realm?: string
} & ({ kind: 'owned'; minAvailableMinor?: Minor | null } | { kind: 'house' })

/**
 * `conflict`: an account with that key stands open with another currency, minimum or kind; none of the list was opened. Or
 * it is in another realm, or has entries outside the asked one: roll back.
 */
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
  if (row?.conflict) return { ok: false, error: 'conflict', account: row.conflict }
  return enterRealms(sql, schema, accounts)
}

async function enterRealms(
  sql: SqlRunner,
  schema: string,
  accounts: readonly AccountSpec[],
): Promise<OpenAccountsResult> {
  for (const realm of new Set(accounts.flatMap((account) => account.realm ?? []))) {
    const keys = accounts.filter((account) => account.realm === realm).map(({ key }) => key)
    const [row] = await sql<{ conflict: string | null }>(`select ${schema}.enter_realm($1, $2) as conflict`, [
      keys,
      realm,
    ])
    if (row?.conflict) return { ok: false, error: 'conflict', account: row.conflict }
  }
  return { ok: true }
}

function floorOf(account: AccountSpec): string | null {
  if (account.kind === 'house' || account.minAvailableMinor === null) return null
  return (account.minAvailableMinor ?? ZERO).toString()
}

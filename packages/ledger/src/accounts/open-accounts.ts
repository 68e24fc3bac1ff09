import { type Currency, type Minor, ZERO } from '@gamehall/money'
import type { SqlRunner } from '../sql-runner.ts'

/**
 * A player's own account (`owned`) keeps its available balance at or above `minAvailableMinor` (default zero, at most
 * zero; null: no minimum). A system account (the other kind: clearing, promotions, fees) takes part in everybody's postings:
 * it has no minimum, takes no holds, and is striped over several rows, so that postings do not wait for each other.
 */
export type AccountSpec = {
  key: string
  currency: Currency
  /** The database refuses every transfer between an account of a realm and one outside it. */
  realm?: string
} & ({ kind: 'owned'; minAvailableMinor?: Minor | null } | { kind: 'system' })

/**
 * `conflict`: an account with this key is open with another currency, minimum or kind, and none of the list was opened; or
 * it is in another realm, or has entries outside the requested one: the caller must roll back.
 */
export type OpenAccountsResult = { ok: true } | { ok: false; error: 'conflict'; account: string }

const SYSTEM_ACCOUNT_STRIPES = 16

/** Opens the accounts that are not open yet, and puts them into their realms. Repeating it changes nothing. */
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
      accounts.map(minimumOf),
      accounts.map((account) => (account.kind === 'system' ? SYSTEM_ACCOUNT_STRIPES : 0)),
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

function minimumOf(account: AccountSpec): string | null {
  if (account.kind === 'system' || account.minAvailableMinor === null) return null
  return (account.minAvailableMinor ?? ZERO).toString()
}

import { type AccountSpec, type OpenAccountsResult, openAccounts } from './accounts/open-accounts.ts'
import { type Balance, readBalances } from './accounts/read-balances.ts'
import { type Hold, type HoldResult, placeHold, placeHolds } from './holds/place-hold.ts'
import { type ReleaseResult, releaseHold } from './holds/release-hold.ts'
import { type LedgerMigration, loadFunctions, loadMigrations } from './migrations/load-migrations.ts'
import { post, postAll } from './posting/post.ts'
import type { Posting, PostResult } from './posting/posting.ts'
import { checkIntegrity, type IntegrityReport } from './reading/check-integrity.ts'
import { countEntries } from './reading/count-entries.ts'
import { findTransfer, type Transfer } from './reading/find-transfer.ts'
import type { InstantRange } from './reading/id-range.ts'
import { type EntriesPage, type EntriesQuery, listEntries } from './reading/list-entries.ts'
import { type DaySum, sumEntriesByDay } from './reading/sum-entries-by-day.ts'
import { assertSchemaName } from './schema-name.ts'
import type { SqlRunner } from './sql-runner.ts'

/**
 * The double-entry ledger of one schema. Every call runs on the caller's runner, so inside the caller's transaction. A
 * refusal is a return value, writes nothing and leaves the transaction usable. An exception is an outage or a bug.
 */
export type Ledger = {
  /** Run them in order, each once. */
  migrations: readonly LedgerMigration[]
  /** The newest version of every SQL function; to be applied after the migrations whenever one changed. */
  functions: readonly LedgerMigration[]
  /** Opens the accounts that are not open yet. Safe to repeat. */
  openAccounts(sql: SqlRunner, accounts: readonly AccountSpec[]): Promise<OpenAccountsResult>
  /** Moves money, all legs or none; with `hold`, the held money. Safe to repeat with the same key. */
  post(sql: SqlRunner, posting: Posting): Promise<PostResult>
  /**
   * Posts several postings in one statement and locks all their accounts at once, in order. Each has its own result: for
   * all or nothing, roll back when one is refused.
   */
  postAll(sql: SqlRunner, postings: readonly Posting[]): Promise<PostResult[]>
  /** Reserves money on an account. Safe to repeat with the same key. */
  hold(sql: SqlRunner, hold: Hold): Promise<HoldResult>
  /** Reserves money on several accounts in one statement, with locks as in `postAll`. Each hold has its own result. */
  holdAll(sql: SqlRunner, holds: readonly Hold[]): Promise<HoldResult[]>
  /** Releases a hold. Safe to repeat. */
  releaseHold(sql: SqlRunner, release: { key: string; at: Date }): Promise<ReleaseResult>
  /** An account's balance; undefined when the account is not open. */
  balance(sql: SqlRunner, account: string): Promise<Balance | undefined>
  /** Balances of several accounts in one snapshot; leaves out accounts that are not open. */
  balances(sql: SqlRunner, accounts: readonly string[]): Promise<Map<string, Balance>>
  /** The entries of an account, newest first, paged. */
  entries(sql: SqlRunner, account: string, query?: EntriesQuery): Promise<EntriesPage>
  /** The number of entries a query selects, counted up to `atMost`. */
  countEntries(
    sql: SqlRunner,
    account: string,
    query: InstantRange & Pick<EntriesQuery, 'kinds'>,
    atMost: number,
  ): Promise<number>
  /** Sums the selected entries by calendar day, in a time zone `offsetMs` ahead of UTC; null when they are more than `most`. */
  sumEntriesByDay(
    sql: SqlRunner,
    account: string,
    query: Required<Pick<InstantRange, 'from' | 'to'>> & InstantRange & Pick<EntriesQuery, 'kinds'>,
    limits: { readonly offsetMs: number; readonly most: number },
  ): Promise<DaySum[] | null>
  /** The transfer posted under a key. */
  transfer(sql: SqlRunner, key: string): Promise<Transfer | undefined>
  /** Recomputes every sum and reports each difference of one minor unit or more. */
  check(sql: SqlRunner): Promise<IntegrityReport>
}

/** Creates a ledger. `schema`: its PostgreSQL schema, a lower-case name; throws when it is malformed. */
export function createLedger({ schema }: { schema: string }): Ledger {
  assertSchemaName(schema)
  return {
    migrations: loadMigrations(schema),
    functions: loadFunctions(schema),
    openAccounts: (sql, accounts) => openAccounts(sql, schema, accounts),
    post: (sql, posting) => post(sql, schema, posting),
    postAll: (sql, postings) => postAll(sql, schema, postings),
    hold: (sql, hold) => placeHold(sql, schema, hold),
    holdAll: (sql, holds) => placeHolds(sql, schema, holds),
    releaseHold: (sql, release) => releaseHold(sql, schema, release),
    balance: async (sql, account) => (await readBalances(sql, schema, [account])).get(account),
    balances: (sql, accounts) => readBalances(sql, schema, accounts),
    entries: (sql, account, query) => listEntries(sql, schema, account, query),
    countEntries: (sql, account, query, atMost) => countEntries(sql, schema, account, query, atMost),
    sumEntriesByDay: (sql, account, query, limits) => sumEntriesByDay(sql, schema, account, query, limits),
    transfer: (sql, key) => findTransfer(sql, schema, key),
    check: (sql) => checkIntegrity(sql, schema),
  }
}

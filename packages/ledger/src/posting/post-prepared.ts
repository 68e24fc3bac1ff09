import { minor } from '@gamehall/money'
import type { SqlRunner } from '../sql-runner.ts'
import type { PostResult } from './posting.ts'
import type { PreparedPosting } from './prepare-posting.ts'

type Row = {
  statuses: string[]
  transfer_ids: (string | bigint | null)[]
  faults: (number | null)[]
  balances: (string | bigint | null)[]
}

/** The parameters of the SQL function `post`, by name. Legs refer to accounts by index, from 1. */
export function postParameters(prepared: readonly PreparedPosting[]) {
  const accounts = new Map<string, number>()
  const legAccounts: number[] = []
  const legAmounts: string[] = []
  for (const { posting } of prepared) {
    for (const leg of posting.legs) {
      const index = accounts.get(leg.account) ?? accounts.size + 1
      accounts.set(leg.account, index)
      legAccounts.push(index)
      legAmounts.push(leg.amountMinor.toString())
    }
  }
  return {
    keys: prepared.map(({ posting }) => posting.key),
    kinds: prepared.map(({ posting }) => posting.kind),
    metadata: prepared.map(({ metadata }) => metadata),
    hashes: prepared.map(({ hash }) => hash),
    ats: prepared.map(({ posting }) => posting.at.toISOString()),
    holds: prepared.map(({ posting }) => posting.hold ?? null),
    leg_counts: prepared.map(({ posting }) => posting.legs.length),
    leg_accounts: legAccounts,
    leg_amounts: legAmounts,
    accounts: [...accounts.keys()],
  }
}

/** Posts prepared postings, whose keys must differ, in one statement. Results are in order. */
export async function postPrepared(
  sql: SqlRunner,
  schema: string,
  prepared: readonly PreparedPosting[],
): Promise<PostResult[]> {
  const given = postParameters(prepared)
  const [row] = await sql<Row>(`select * from ${schema}.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
    given.keys,
    given.kinds,
    given.metadata,
    given.hashes,
    given.ats,
    given.holds,
    given.leg_counts,
    given.leg_accounts,
    given.leg_amounts,
    given.accounts,
  ])
  if (!row) throw new Error('the posting function answered nothing')
  return readResults(row, prepared, given.accounts)
}

function readResults(
  row: Row,
  prepared: readonly PreparedPosting[],
  accountKeys: readonly string[],
): PostResult[] {
  let legsBefore = 0
  return prepared.map(({ posting }, index) => {
    const balances = row.balances.slice(legsBefore, legsBefore + posting.legs.length)
    legsBefore += posting.legs.length
    const status = row.statuses[index]
    switch (status) {
      case 'posted':
      case 'replayed':
        return {
          ok: true,
          replayed: status === 'replayed',
          transferId: readBigint(row.transfer_ids[index]),
          entries: posting.legs.map((leg, position) => ({
            account: leg.account,
            amountMinor: leg.amountMinor,
            balanceAfterMinor: minor(readBigint(balances[position])),
          })),
        }
      case 'insufficient':
      case 'unknown_account':
        return { ok: false, error: status, account: accountKeys[(row.faults[index] ?? 0) - 1] ?? '' }
      case 'conflict':
      case 'unbalanced':
      case 'unknown_hold':
      case 'hold_closed':
      case 'hold_mismatch':
        return { ok: false, error: status }
      default:
        throw new Error(`the posting function answered ${status}`)
    }
  })
}

function readBigint(value: string | bigint | null | undefined): bigint {
  if (value === null || value === undefined) throw new Error('the posting function left a number out')
  return BigInt(value)
}

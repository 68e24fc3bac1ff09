import { minor } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AT, createLedgerFixture, createPosting, type LedgerFixture } from '../testing/ledger-fixture.ts'
import { createPostingBatcher } from '../testing/posting-batcher.ts'
import type { IntegrityReport } from './check-integrity.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture()
  const { ledger, pool, sql } = books
  await books.fund('TWD', { ann: 1000n, bob: 1000n })
  const batcher = createPostingBatcher(pool, { maxBatch: 4, maxInFlight: 4 })
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => batcher(createPosting(`m${n}`, 'ann', 'house/TWD', 7n))),
  )
  await ledger.hold(sql, { key: 'open', account: 'bob', amountMinor: minor(40n), kind: 'k', at: AT })
  await ledger.hold(sql, { key: 'used', account: 'bob', amountMinor: minor(50n), kind: 'k', at: AT })
  await ledger.post(sql, createPosting('use', 'bob', 'ann', 30n, { hold: 'used' }))
})
afterAll(() => books.drop())

/** The report after a superuser tampered with the tables; the change is rolled back. */
function checkAfter(tampering: string): Promise<IntegrityReport> {
  return books.transaction('rollback', async (sql) => {
    await sql("set local session_replication_role = 'replica'", [])
    await sql(tampering, [])
    return books.ledger.check(sql)
  })
}

describe('check', () => {
  let untouched: IntegrityReport

  beforeEach(async () => {
    untouched = await books.ledger.check(books.sql)
  })

  it('finds nothing in an untampered ledger', () => {
    expect(untouched).toEqual({
      ok: true,
      differences: [],
      counts: { accounts: 3, transfers: 43, entries: 86, openHolds: 1 },
    })
  })

  it('finds one cent too much on a balance', async () => {
    const report = await checkAfter("update books.accounts set posted = posted + 1 where key = 'ann'")
    expect(report.differences).toEqual([
      ...[
        {
          problem: 'posted balance is not the sum of its entries',
          subject: 'ann',
          expected: '750',
          actual: '751',
        },
      ],
    ])
    expect(report.ok).toBe(false)
  })

  it('finds one cent on a stripe of a system account', async () => {
    const report = await checkAfter('update books.account_stripes set posted = posted - 1 where stripe = 16')
    expect(report.differences).toMatchObject([{ subject: 'house/TWD#16' }])
  })

  it('finds one cent changed in an entry: in its transfer, in the chain of balances and in the balance', async () => {
    const report = await checkAfter(
      `update books.entries set amount = amount + 1 where leg = 2
        and transfer_id = (select id from books.transfers where key = 'use')`,
    )
    expect(report.differences.map(({ problem, subject }) => [problem, subject.split(' ')[0]]).sort()).toEqual(
      [
        ['balance after an entry does not follow from the one before', 'ann'],
        ['posted balance is not the sum of its entries', 'ann'],
        ['transfer does not sum to zero', 'use'],
      ],
    )
  })

  it('finds a wrong balance after an entry', async () => {
    const report = await checkAfter(
      `update books.entries set balance_after = balance_after - 1
        where leg = 1 and transfer_id = (select id from books.transfers where key = 'use')`,
    )
    expect(report.differences).toMatchObject([
      {
        problem: 'balance after an entry does not follow from the one before',
        expected: '970',
        actual: '969',
      },
    ])
  })

  it('finds a transfer without entries, and entries without a transfer', async () => {
    const emptied = await checkAfter(
      "delete from books.entries where transfer_id = (select id from books.transfers where key = 'use')",
    )
    expect(emptied.differences).toContainEqual({
      ...{ problem: 'transfer without two entries', subject: 'use', expected: '2', actual: '0' },
    })
    const orphaned = await checkAfter("delete from books.transfers where key = 'm0'")
    expect(orphaned.differences.map(({ problem }) => problem)).toEqual([
      'entry without its transfer or account',
      'entry without its transfer or account',
    ])
  })

  it('finds a held amount without an open hold, and a hold without a held amount', async () => {
    const more = await checkAfter("update books.accounts set held = held + 1 where key = 'bob'")
    expect(more.differences).toEqual([
      ...[
        { problem: 'held amount is not the sum of open holds', subject: 'bob', expected: '40', actual: '41' },
      ],
    ])
    const gone = await checkAfter("delete from books.holds where key = 'open'")
    expect(gone.differences).toMatchObject([{ subject: 'bob', expected: '0', actual: '40' }])
  })

  it('finds an account below its minimum', async () => {
    const report = await checkAfter(
      `alter table books.accounts drop constraint accounts_available;
       update books.accounts set min_available = 100000 where key = 'ann'`,
    )
    expect(report.differences).toMatchObject([{ problem: 'available is below its minimum', subject: 'ann' }])
  })
})

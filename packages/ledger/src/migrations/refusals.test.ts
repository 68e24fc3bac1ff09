import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AT, createLedgerFixture, type LedgerFixture } from '../testing/ledger-fixture.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture()
  await books.fund('TWD', { ann: 1000n, bob: 0n })
  await books.fund('USDT', { cat: 0n })
  await books.ledger.hold(books.sql, { key: 'h', account: 'ann', amountMinor: minor(5n), kind: 'k', at: AT })
  await books.ledger.releaseHold(books.sql, { key: 'h', at: AT })
})
afterAll(() => books.drop())

function run(sql: string): Promise<unknown> {
  return books.pool.query(sql)
}

describe('the database itself', () => {
  it.each([
    'update books.entries set amount = 1 where account_id = 1',
    'update books.entries set amount = 1 where false',
    'delete from books.entries',
    'truncate books.entries',
    "update books.transfers set kind = 'other'",
    'delete from books.transfers',
    'truncate books.transfers, books.holds',
    'delete from books.accounts',
    'truncate books.accounts cascade',
    "update books.accounts set currency = 'USDT'",
    'update books.accounts set min_available = null',
    'delete from books.account_stripes',
    'update books.account_stripes set stripe = stripe + 1',
    'delete from books.holds',
    'update books.holds set amount = amount + 1',
    "update books.holds set status = 'held', closed_at = null",
  ])('refuses: %s', async (sql) => {
    await expect(run(sql)).rejects.toMatchObject({ code: '23001' })
  })

  const transfer =
    "insert into books.transfers (id, key, kind, metadata, input_hash, at) values (-1, 'raw', 'k', '{}', sha256(''), now())"
  const ann = "(select id from books.accounts where key = 'ann')"
  const bob = "(select id from books.accounts where key = 'bob')"
  const cat = "(select id from books.accounts where key = 'cat')"

  it.each([
    ['do not sum to zero', `(-1, 1, ${ann}, -5, 0, 'k'), (-1, 2, ${bob}, 4, 0, 'k')`],
    ['sum to zero only over two currencies', `(-1, 1, ${ann}, -5, 0, 'k'), (-1, 2, ${cat}, 5, 0, 'k')`],
    [
      'are of another kind than their transfer',
      `(-1, 1, ${ann}, -5, 0, 'k'), (-1, 2, ${bob}, 5, 0, 'other')`,
    ],
    ['belong to no transfer', `(-2, 1, ${ann}, -5, 0, 'k'), (-2, 2, ${bob}, 5, 0, 'k')`],
    ['belong to no account', "(-1, 1, -1, -5, 0, 'k'), (-1, 2, -2, 5, 0, 'k')"],
    ['move nothing', `(-1, 1, ${ann}, 0, 0, 'k'), (-1, 2, ${bob}, 0, 0, 'k')`],
  ])('refuses entries that %s', async (_, values) => {
    const insert = `insert into books.entries (transfer_id, leg, account_id, amount, balance_after, kind) values ${values}`
    await expect(run(`${transfer}; ${insert}`)).rejects.toMatchObject({ code: '23514' })
  })

  it('takes entries that do, so that the refusals above are for what they say', async () => {
    const values = `(-1, 1, ${ann}, -5, 995, 'k'), (-1, 2, ${bob}, 5, 5, 'k')`
    const insert = `insert into books.entries (transfer_id, leg, account_id, amount, balance_after, kind) values ${values}`
    await expect(run(`begin; ${transfer}; ${insert}; rollback`)).resolves.toBeDefined()
  })

  it('refuses a balance below the minimum, and more held than there is', async () => {
    await expect(run("update books.accounts set posted = -1 where key = 'ann'")).rejects.toMatchObject({
      code: '23514',
    })
    await expect(run("update books.accounts set held = 1001 where key = 'ann'")).rejects.toMatchObject({
      code: '23514',
    })
    await expect(run("update books.accounts set held = -1 where key = 'ann'")).rejects.toMatchObject({
      code: '23514',
    })
  })
})

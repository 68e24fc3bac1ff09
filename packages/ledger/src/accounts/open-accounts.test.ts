import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLedger } from '../create-ledger.ts'
import { createLedgerFixture, type LedgerFixture } from '../testing/ledger-fixture.ts'
import type { AccountSpec } from './open-accounts.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture()
})
afterAll(() => books.drop())

const owned: AccountSpec = { key: 'a', currency: 'TWD', kind: 'owned' }

describe('openAccounts', () => {
  it('opens with a zero balance, and opening again changes nothing', async () => {
    const { ledger, sql } = books
    expect(
      await ledger.openAccounts(sql, [owned, owned, { key: 'h', currency: 'TWD', kind: 'system' }]),
    ).toEqual({ ok: true })
    expect(await ledger.openAccounts(sql, [owned])).toEqual({ ok: true })
    expect(await ledger.openAccounts(sql, [])).toEqual({ ok: true })
    const zero = { currency: 'TWD', postedMinor: 0n, heldMinor: 0n, availableMinor: 0n }
    expect(await ledger.balances(sql, ['a', 'h', 'nobody'])).toEqual(
      new Map([
        ['a', zero],
        ['h', zero],
      ]),
    )
    expect(await ledger.balance(sql, 'nobody')).toBeUndefined()
  })

  it.each<[string, AccountSpec]>([
    ['currency', { ...owned, currency: 'USDT' }],
    ['minimum', { ...owned, minAvailableMinor: minor(-1n) }],
    ['absence of a minimum', { ...owned, minAvailableMinor: null }],
    ['kind', { key: 'a', currency: 'TWD', kind: 'system' }],
  ])('refuses to open an open account with another %s, and opens nothing beside it', async (_, spec) => {
    const { ledger, sql } = books
    await ledger.openAccounts(sql, [owned])
    const fresh: AccountSpec = { key: 'fresh', currency: 'TWD', kind: 'owned' }
    expect(await ledger.openAccounts(sql, [fresh, spec])).toEqual({
      ok: false,
      error: 'conflict',
      account: 'a',
    })
    expect(await ledger.balance(sql, 'fresh')).toBeUndefined()
  })

  it('refuses one key twice with different properties', async () => {
    const { ledger, sql } = books
    const twice: AccountSpec[] = [
      { ...owned, key: 'b' },
      { ...owned, key: 'b', minAvailableMinor: null },
    ]
    expect(await ledger.openAccounts(sql, twice)).toEqual({ ok: false, error: 'conflict', account: 'b' })
    expect(await ledger.balance(sql, 'b')).toBeUndefined()
  })

  it('opens an account once under concurrent calls', async () => {
    const { ledger, sql } = books
    const both: AccountSpec[] = [
      { ...owned, key: 'c' },
      { ...owned, key: 'd' },
    ]
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ledger.openAccounts(sql, n % 2 ? both : [...both].reverse())),
    )
    expect(results.every((result) => result.ok)).toBe(true)
    expect((await ledger.balances(sql, ['c', 'd'])).size).toBe(2)
  })
})

describe('createLedger', () => {
  it.each(['', 'Books', 'a-b', '1a', 'a;drop', 'a'.repeat(50)])('refuses the schema name %j', (schema) => {
    expect(() => createLedger({ schema })).toThrow('not a schema name')
  })
})

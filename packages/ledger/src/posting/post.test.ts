import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AT,
  createLedgerFixture,
  createLeg,
  createPosting,
  type LedgerFixture,
} from '../testing/ledger-fixture.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture()
  await books.fund('TWD', { ann: 1000n, bob: 0n, cat: 500n, dan: 300n, eve: 100n })
  await books.fund('USDT', { 'ann/usdt': 9_000_000n })
})
afterAll(() => books.drop())

describe('post', () => {
  it('moves money and returns the balance after each leg', async () => {
    const { ledger, sql } = books
    const result = await ledger.post(
      sql,
      createPosting('m1', 'ann', 'bob', 250n, { kind: 'gift', metadata: { note: 'hi' } }),
    )
    expect(result).toEqual({
      ok: true,
      replayed: false,
      transferId: expect.any(BigInt),
      entries: [
        { account: 'ann', amountMinor: -250n, balanceAfterMinor: 750n },
        { account: 'bob', amountMinor: 250n, balanceAfterMinor: 250n },
      ],
    })
    expect(await ledger.transfer(sql, 'm1')).toEqual({
      ...{
        transferId: result.ok && result.transferId,
        key: 'm1',
        kind: 'gift',
        metadata: { note: 'hi' },
        at: AT,
      },
      entries: result.ok && result.entries,
    })
    expect(await ledger.transfer(sql, 'm0')).toBeUndefined()
  })

  it('returns the stored result for a repeated key, after other postings and at a later time', async () => {
    const { ledger, sql } = books
    const first = await ledger.post(
      sql,
      createPosting('r1', 'cat', 'bob', 10n, { metadata: { b: 1, a: [1, { y: 2, x: null }] } }),
    )
    await ledger.post(sql, createPosting('r2', 'cat', 'bob', 20n))
    const again = { metadata: { a: [1, { x: null, y: 2 }], b: 1 }, at: new Date(AT.getTime() + 60_000) }
    expect(await ledger.post(sql, createPosting('r1', 'cat', 'bob', 10n, again))).toEqual({
      ...first,
      replayed: true,
    })
    expect(await books.balanceOf('cat')).toEqual({ posted: 470n, held: 0n })
  })

  it.each([
    ['amount', createPosting('k1', 'dan', 'bob', 11n)],
    ['account', createPosting('k1', 'dan', 'ann', 10n)],
    ['direction', createPosting('k1', 'bob', 'dan', 10n)],
    ['kind', createPosting('k1', 'dan', 'bob', 10n, { kind: 'other' })],
    ['metadata', createPosting('k1', 'dan', 'bob', 10n, { metadata: { a: 1 } })],
    ['hold', createPosting('k1', 'dan', 'bob', 10n, { hold: 'h' })],
  ])('refuses a key that was used with another %s', async (_, other) => {
    const { ledger, sql } = books
    await ledger.post(sql, createPosting('k1', 'dan', 'bob', 10n))
    const before = await ledger.balances(sql, ['dan', 'bob', 'ann'])
    expect(await ledger.post(sql, other)).toEqual({ ok: false, error: 'conflict' })
    expect(await ledger.balances(sql, ['dan', 'bob', 'ann'])).toEqual(before)
  })

  it('refuses to go below the minimum, names the account, and allows a retry with the same key', async () => {
    const { ledger, sql } = books
    const spend = createPosting('s1', 'eve', 'bob', 150n)
    expect(await ledger.post(sql, spend)).toEqual({ ok: false, error: 'insufficient', account: 'eve' })
    expect(await books.balanceOf('eve')).toEqual({ posted: 100n, held: 0n })
    await ledger.post(sql, createPosting('s2', 'house/TWD', 'eve', 50n))
    expect(await ledger.post(sql, spend)).toMatchObject({ ok: true, replayed: false })
    expect(await books.balanceOf('eve')).toEqual({ posted: 0n, held: 0n })
  })

  it('lets an account overdraw to its minimum, or without limit', async () => {
    const { ledger, sql } = books
    await ledger.openAccounts(sql, [
      { key: 'credit', currency: 'TWD', kind: 'owned', minAvailableMinor: minor(-100n) },
      { key: 'endless', currency: 'TWD', kind: 'owned', minAvailableMinor: null },
    ])
    expect(await ledger.post(sql, createPosting('o1', 'credit', 'endless', 101n))).toMatchObject({
      error: 'insufficient',
    })
    expect(await ledger.post(sql, createPosting('o2', 'credit', 'endless', 100n))).toMatchObject({ ok: true })
    expect(await ledger.post(sql, createPosting('o3', 'endless', 'credit', 10n ** 15n))).toMatchObject({
      ok: true,
    })
  })

  it('posts many legs in two currencies, with one account twice', async () => {
    const { ledger, sql } = books
    await ledger.post(sql, createPosting('x0', 'house/TWD', 'ann', 10_000n))
    const before = await books.balanceOf('ann')
    const result = await ledger.post(sql, {
      ...{ key: 'x1', kind: 'exchange', at: AT },
      legs: [
        createLeg('ann', -3100n),
        createLeg('house/TWD', 3100n),
        createLeg('house/USDT', -1_000_000n),
        createLeg('ann/usdt', 1_000_000n),
        createLeg('ann', -15n),
        createLeg('house/TWD', 15n),
      ],
    })
    expect(result).toMatchObject({ ok: true })
    expect(result.ok && result.entries.map((entry) => entry.balanceAfterMinor)).toEqual([
      before.posted - 3100n,
      expect.any(BigInt),
      expect.any(BigInt),
      10_000_000n,
      before.posted - 3115n,
      expect.any(BigInt),
    ])
  })

  it('refuses legs that do not sum to zero in each currency', async () => {
    const { ledger, sql } = books
    const legs = [createLeg('house/TWD', -5n), createLeg('ann', 4n)]
    expect(await ledger.post(sql, { key: 'u1', kind: 'move', at: AT, legs })).toEqual({
      ok: false,
      error: 'unbalanced',
    })
    expect(await ledger.post(sql, createPosting('u2', 'house/TWD', 'ann/usdt', 5n))).toEqual({
      ok: false,
      error: 'unbalanced',
    })
  })

  it('names an account that is not open', async () => {
    const { ledger, sql } = books
    expect(await ledger.post(sql, createPosting('n1', 'house/TWD', 'nobody', 5n))).toEqual({
      ...{ ok: false, error: 'unknown_account', account: 'nobody' },
    })
  })

  it.each([
    ['key', createPosting('', 'ann', 'bob', 1n)],
    ['key', createPosting('x'.repeat(201), 'ann', 'bob', 1n)],
    ['key', createPosting('a\0', 'ann', 'bob', 1n)],
    ['kind', createPosting('i', 'ann', 'bob', 1n, { kind: '' })],
    ['hold', createPosting('i', 'ann', 'bob', 1n, { hold: '' })],
    ['at', createPosting('i', 'ann', 'bob', 1n, { at: new Date(Number.NaN) })],
    ['legs', createPosting('i', 'ann', 'bob', 0n)],
    ['legs', createPosting('i', 'ann', 'bob', 10n ** 15n + 1n)],
    ['legs', createPosting('i', 'ann', '', 1n)],
    ['legs', createPosting('i', 'ann', 'bob', 1n, { legs: [createLeg('ann', 1n)] })],
    [
      'legs',
      createPosting('i', 'ann', 'bob', 1n, {
        legs: Array.from({ length: 102 }, (_, n) => createLeg('ann', n % 2 ? 1n : -1n)),
      }),
    ],
    ['metadata', createPosting('i', 'ann', 'bob', 1n, { metadata: { a: '\0' } })],
    ['metadata', createPosting('i', 'ann', 'bob', 1n, { metadata: { '\ud800': 1 } })],
    ['metadata', createPosting('i', 'ann', 'bob', 1n, { metadata: { a: [Number.NaN] } })],
  ])('refuses a malformed %s before asking the database', async (reason, posting) => {
    expect(await books.ledger.post(books.sql, posting)).toEqual({ ok: false, error: 'invalid', reason })
  })

  it('takes part in the caller’s transaction', async () => {
    const { ledger } = books
    const before = await books.balanceOf('house/TWD')
    await books.transaction('rollback', (sql) =>
      ledger.post(sql, createPosting('t1', 'house/TWD', 'bob', 5n)),
    )
    expect(await books.balanceOf('house/TWD')).toEqual(before)
    expect(await ledger.transfer(books.sql, 't1')).toBeUndefined()
  })

  it('leaves the caller’s transaction usable after a refusal', async () => {
    const { ledger } = books
    const before = await books.balanceOf('cat')
    await books.transaction('commit', async (sql) => {
      expect(await ledger.post(sql, createPosting('t2', 'cat', 'bob', 10n ** 9n))).toMatchObject({
        error: 'insufficient',
      })
      expect(await ledger.post(sql, createPosting('t3', 'cat', 'bob', 1n))).toMatchObject({ ok: true })
    })
    expect(await books.balanceOf('cat')).toEqual({ posted: before.posted - 1n, held: 0n })
    expect(await ledger.check(books.sql)).toMatchObject({ ok: true })
  })
})

describe('postAll', () => {
  it('returns results in order, each independent of the others', async () => {
    const { ledger, sql } = books
    const results = await ledger.postAll(sql, [
      createPosting('all1', 'dan', 'eve', 50n),
      createPosting('all2', 'dan', 'eve', 999_999n),
      createPosting('', 'dan', 'eve', 1n),
      createPosting('all3', 'eve', 'dan', 10n),
    ])
    expect(results).toMatchObject([
      { ok: true, replayed: false },
      { ok: false, error: 'insufficient', account: 'dan' },
      { ok: false, error: 'invalid' },
      { ok: true, replayed: false },
    ])
    expect(await ledger.postAll(sql, [])).toEqual([])
    expect(await ledger.postAll(sql, [createPosting('all1', 'dan', 'eve', 50n)])).toMatchObject([
      { replayed: true },
    ])
  })

  it('cannot deadlock with the same accounts in reverse order', async () => {
    const { ledger } = books
    const there = (n: number) => [
      createPosting(`t${n}a`, 'ann', 'cat', 1n),
      createPosting(`t${n}b`, 'cat', 'bob', 1n),
    ]
    const back = (n: number) => [
      createPosting(`b${n}a`, 'bob', 'cat', 1n),
      createPosting(`b${n}b`, 'cat', 'ann', 1n),
    ]
    const rounds = Array.from({ length: 20 }, (_, n) =>
      books.transaction('commit', (sql) => ledger.postAll(sql, n % 2 === 0 ? there(n) : back(n))),
    )
    expect((await Promise.all(rounds)).flat().every(({ ok }) => ok)).toBe(true)
  })
})

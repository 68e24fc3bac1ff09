import { minor } from '@gamehall/money'
import { createPool } from '@gamehall/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  AT,
  createLedgerFixture,
  createLeg,
  createPosting,
  type LedgerFixture,
} from '../testing/ledger-fixture.ts'
import { type BatcherOptions, createPostingBatcher } from '../testing/posting-batcher.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => books.drop())

/** Records the number of postings of each statement from now on. */
function watchBatchSizes(): () => number[] {
  const query = vi.spyOn(books.pool, 'query')
  return () => query.mock.calls.map(([config]: unknown[]) => countPostings(config))
}

function countPostings(config: unknown): number {
  if (typeof config !== 'object' || config === null || !('values' in config) || !Array.isArray(config.values))
    return 0
  return config.values[0].length
}

const batcherOf = (options: BatcherOptions = {}, pool = books.pool) => createPostingBatcher(pool, options)

describe('batched posting', () => {
  it('posts the calls of one turn in one statement, with the same results as single calls', async () => {
    await books.fund('TWD', { ann: 100n, bob: 0n })
    const sizes = watchBatchSizes()
    const post = batcherOf()
    const results = await Promise.all([
      post(createPosting('g1', 'ann', 'bob', 60n)),
      post(createPosting('g2', 'ann', 'bob', 60n)),
      post(createPosting('g3', 'bob', 'ann', 10n)),
      post(createPosting('g4', 'ann', 'bob', 50n)),
      post(createPosting('g5', 'ann', 'nobody', 1n)),
      post(createPosting('g6', 'ann', 'bob', 1n, { legs: [createLeg('ann', -1n), createLeg('bob', 2n)] })),
      post(createPosting('', 'ann', 'bob', 1n)),
    ])
    expect(results).toMatchObject([
      { ok: true, entries: [{ balanceAfterMinor: 40n }, { balanceAfterMinor: 60n }] },
      { ok: false, error: 'insufficient', account: 'ann' },
      { ok: true, entries: [{ balanceAfterMinor: 50n }, { balanceAfterMinor: 50n }] },
      { ok: true, entries: [{ balanceAfterMinor: 0n }, { balanceAfterMinor: 100n }] },
      { ok: false, error: 'unknown_account', account: 'nobody' },
      { ok: false, error: 'unbalanced' },
      { ok: false, error: 'invalid', reason: 'key' },
    ])
    expect(sizes()).toEqual([6])
    expect(await books.ledger.check(books.sql)).toMatchObject({ ok: true })
  })

  it('splits into batches, respects the connection limit, and loses nothing', async () => {
    await books.fund('TWD', { cat: 1000n })
    const sizes = watchBatchSizes()
    const post = batcherOf({ maxBatch: 16, maxInFlight: 3 })
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) => post(createPosting(`s${n}`, 'cat', 'house/TWD', 1n))),
    )
    expect(results.every((result) => result.ok && !result.replayed)).toBe(true)
    expect(Math.max(...sizes())).toBe(16)
    expect(sizes().reduce((total, size) => total + size, 0)).toBe(200)
    expect(await books.balanceOf('cat')).toEqual({ posted: 800n, held: 0n })
  })

  it('posts a key requested twice in one turn once, and detects a different input', async () => {
    await books.fund('TWD', { dan: 100n })
    const sizes = watchBatchSizes()
    const post = batcherOf()
    const results = await Promise.all([
      post(createPosting('d1', 'dan', 'house/TWD', 10n)),
      post(createPosting('d1', 'dan', 'house/TWD', 10n)),
      post(createPosting('d1', 'dan', 'house/TWD', 11n)),
      post(createPosting('d2', 'dan', 'house/TWD', 1000n)),
      post(createPosting('d2', 'dan', 'house/TWD', 5n)),
    ])
    expect(results).toMatchObject([
      { ok: true, replayed: false },
      { ok: true, replayed: true },
      { ok: false, error: 'conflict' },
      { ok: false, error: 'insufficient' },
      { ok: true, replayed: false },
    ])
    expect(sizes()).toEqual([2, 2, 1])
    expect(await books.balanceOf('dan')).toEqual({ posted: 85n, held: 0n })
  })

  it('uses a hold once when two postings of one batch name it', async () => {
    await books.fund('TWD', { eve: 100n })
    const hold = {
      key: 'eve',
      account: 'eve',
      amountMinor: createLeg('eve', 80n).amountMinor,
      kind: 'k',
      at: new Date(0),
    }
    await books.ledger.hold(books.sql, hold)
    const sizes = watchBatchSizes()
    const post = batcherOf()
    const results = await Promise.all([
      post(createPosting('e1', 'eve', 'house/TWD', 30n)),
      post(createPosting('e2', 'eve', 'house/TWD', 60n, { hold: 'eve' })),
      post(createPosting('e3', 'eve', 'house/TWD', 40n, { hold: 'eve' })),
      post(createPosting('e4', 'eve', 'house/TWD', 40n)),
    ])
    expect(results).toMatchObject([
      { error: 'insufficient' },
      { ok: true, entries: [{ balanceAfterMinor: 40n }, {}] },
      { error: 'hold_closed' },
      { ok: true },
    ])
    expect(sizes()).toEqual([4])
    expect(await books.balanceOf('eve')).toEqual({ posted: 0n, held: 0n })
  })

  it('keeps a hold open when its posting is refused and others of the batch are posted', async () => {
    await books.fund('TWD', { ida: 100n, jan: 0n })
    const hold = { key: 'ida', account: 'ida', amountMinor: minor(80n), kind: 'k', at: AT }
    await books.ledger.hold(books.sql, hold)
    const post = batcherOf()
    const legs = [createLeg('ida', -80n), createLeg('jan', -1n), createLeg('house/TWD', 81n)]
    const results = await Promise.all([
      post({ key: 'i1', kind: 'k', at: AT, legs, hold: 'ida' }),
      post(createPosting('i2', 'ida', 'house/TWD', 21n)),
      post(createPosting('i3', 'ida', 'house/TWD', 20n)),
    ])
    expect(results).toMatchObject([
      { error: 'insufficient', account: 'jan' },
      { error: 'insufficient' },
      { ok: true },
    ])
    expect(await books.balanceOf('ida')).toEqual({ posted: 80n, held: 80n })
  })

  it('fails only the posting that the database rejects', async () => {
    await books.ledger.openAccounts(books.sql, [
      { key: 'full', currency: 'TWD', kind: 'owned', minAvailableMinor: null },
    ])
    await books.fund('TWD', { fay: 100n })
    await books.pool.query("update books.accounts set posted = 9223372036854775807 where key = 'full'")
    const post = batcherOf()
    const [before, choking, after] = await Promise.allSettled([
      post(createPosting('f1', 'fay', 'house/TWD', 1n)),
      post(createPosting('f2', 'fay', 'full', 1n)),
      post(createPosting('f3', 'fay', 'house/TWD', 1n)),
    ])
    expect(before).toMatchObject({ status: 'fulfilled', value: { ok: true } })
    expect(choking).toMatchObject({ status: 'rejected', reason: { code: '22003' } })
    expect(after).toMatchObject({ status: 'fulfilled', value: { ok: true } })
    expect(await books.balanceOf('fay')).toEqual({ posted: 98n, held: 0n })
  })

  it('rejects when the connection breaks, and a retry with the same key succeeds', async () => {
    await books.fund('TWD', { gus: 100n })
    const pool = createPool(books.url, { max: 1, applicationName: 'broken' })
    const post = batcherOf({ maxInFlight: 1 }, pool)
    const posting = createPosting('b1', 'gus', 'house/TWD', 10n)
    const attempt = await books.transaction('commit', async (sql) => {
      await sql("select 1 from books.accounts where key = 'gus' for update", [])
      const pending = Promise.allSettled([post(posting), post(createPosting('b2', 'gus', 'house/TWD', 1n))])
      await expect
        .poll(() =>
          books.sql(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'broken' and wait_event_type = 'Lock'",
            [],
          ),
        )
        .toHaveLength(1)
      return pending
    })
    expect(attempt).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    expect(await post(posting)).toMatchObject({ ok: true })
    expect(await post(posting)).toMatchObject({ ok: true, replayed: true })
    expect(await books.balanceOf('gus')).toEqual({ posted: 90n, held: 0n })
    await pool.end()
  })
})

import { minor } from '@gamehall/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SqlRunner } from './sql-runner.ts'
import { AT, createLedgerFixture, createPosting, type LedgerFixture } from './testing/ledger-fixture.ts'
import { createPostingBatcher } from './testing/posting-batcher.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture({ max: 40 })
  await books.fund('TWD', { ann: 1000n, bob: 1000n, cat: 100n, dan: 1000n })
})
afterEach(async () => {
  expect((await books.ledger.check(books.sql)).differences).toEqual([])
})
afterAll(() => books.drop())

/** Runs `first` in a transaction, starts `second` concurrently, commits when `second` waits for it, and returns its result. */
async function overtake<T>(
  first: (sql: SqlRunner) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const pending = await books.transaction('commit', async (sql) => {
    await first(sql)
    const started = second()
    await expect.poll(countWaiting).toBe(1)
    return { started }
  })
  return pending.started
}

async function countWaiting(): Promise<number> {
  const rows = await books.sql(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  )
  return rows.length
}

function holdOf(key: string, account: string, amount: bigint) {
  return { key, account, amountMinor: minor(amount), kind: 'k', at: AT }
}

describe('the second of two concurrent calls waits, and then', () => {
  it('in a batch, finds its key taken by another account: a conflict, and its neighbours are posted', async () => {
    const batcher = createPostingBatcher(books.pool)
    const results = await overtake(
      (sql) => books.ledger.post(sql, createPosting('key', 'ann', 'house/TWD', 1n)),
      () =>
        Promise.all([
          batcher(createPosting('mine', 'bob', 'house/TWD', 1n)),
          batcher(createPosting('key', 'bob', 'house/TWD', 1n)),
          batcher(createPosting('mine too', 'bob', 'house/TWD', 1n)),
        ]),
    )
    expect(results).toMatchObject([
      { ok: true, replayed: false },
      { error: 'conflict' },
      { ok: true, replayed: false },
    ])
    expect(await books.ledger.transfer(books.sql, 'mine too')).toBeDefined()
  })

  it('alone in a transaction, finds its key taken and continues', async () => {
    const results = await overtake(
      (sql) => books.ledger.post(sql, createPosting('alone', 'ann', 'house/TWD', 1n)),
      () =>
        books.transaction('commit', async (sql) => [
          await books.ledger.post(sql, createPosting('alone', 'bob', 'house/TWD', 1n)),
          await books.ledger.post(sql, createPosting('after', 'bob', 'house/TWD', 1n)),
        ]),
    )
    expect(results).toMatchObject([{ error: 'conflict' }, { ok: true }])
  })

  it('between system accounts, returns the stored result', async () => {
    await books.ledger.openAccounts(books.sql, [{ key: 'house/fees', currency: 'TWD', kind: 'system' }])
    const sweep = createPosting('sweep', 'house/TWD', 'house/fees', 5n)
    const result = await overtake(
      (sql) => books.ledger.post(sql, sweep),
      () => books.ledger.post(books.sql, sweep),
    )
    expect(result).toMatchObject({
      ok: true,
      replayed: true,
      entries: [{ amountMinor: -5n }, { balanceAfterMinor: 5n }],
    })
  })

  it('finds the money spent', async () => {
    const result = await overtake(
      (sql) => books.ledger.post(sql, createPosting('spend', 'cat', 'house/TWD', 60n)),
      () => books.ledger.post(books.sql, createPosting('spend too', 'cat', 'house/TWD', 60n)),
    )
    expect(result).toEqual({ ok: false, error: 'insufficient', account: 'cat' })
  })

  it('finds the money held', async () => {
    const result = await overtake(
      (sql) => books.ledger.hold(sql, holdOf('h1', 'cat', 40n)),
      () => books.ledger.hold(books.sql, holdOf('h2', 'cat', 40n)),
    )
    expect(result).toEqual({ ok: false, error: 'insufficient', account: 'cat' })
  })

  it('finds the key of a hold taken by another account', async () => {
    const result = await overtake(
      (sql) => books.ledger.hold(sql, holdOf('h3', 'ann', 40n)),
      () => books.ledger.hold(books.sql, holdOf('h3', 'bob', 40n)),
    )
    expect(result).toEqual({ ok: false, error: 'conflict' })
    expect(await books.balanceOf('bob')).toMatchObject({ held: 0n })
  })

  it('finds the hold posted, or released', async () => {
    await books.ledger.hold(books.sql, holdOf('h4', 'dan', 40n))
    const released = await overtake(
      (sql) => books.ledger.post(sql, createPosting('use h4', 'dan', 'house/TWD', 40n, { hold: 'h4' })),
      () => books.ledger.releaseHold(books.sql, { key: 'h4', at: AT }),
    )
    expect(released).toEqual({ ok: false, error: 'hold_closed' })
    await books.ledger.hold(books.sql, holdOf('h5', 'dan', 40n))
    const posted = await overtake(
      (sql) => books.ledger.releaseHold(sql, { key: 'h5', at: AT }),
      () => books.ledger.post(books.sql, createPosting('use h5', 'dan', 'house/TWD', 40n, { hold: 'h5' })),
    )
    expect(posted).toEqual({ ok: false, error: 'hold_closed' })
  })
})

describe('a batch that deadlocks with a transaction that posts in another order', () => {
  it('is retried and posted afterwards', async () => {
    const batcher = createPostingBatcher(books.pool)
    const pending = await books.transaction('commit', async (sql) => {
      // The batch must detect the deadlock.
      await sql("set local deadlock_timeout = '1min'", [])
      await books.ledger.post(sql, createPosting('first bob', 'bob', 'house/TWD', 1n))
      const started = batcher(createPosting('both', 'ann', 'bob', 1n))
      await expect.poll(countWaiting).toBe(1)
      expect(await books.ledger.post(sql, createPosting('then ann', 'ann', 'house/TWD', 1n))).toMatchObject({
        ok: true,
      })
      return { started }
    })
    expect(await pending.started).toMatchObject({ ok: true, replayed: false })
  })
})

describe('a system account', () => {
  /** Runs `work` while this many transactions that have posted to the system account stay open. */
  async function whileOpen<T>(count: number, work: () => Promise<T>): Promise<T> {
    if (count === 0) return work()
    return books.transaction('commit', async (sql) => {
      const who = `open${count}`
      await books.fund('TWD', { [who]: 10n })
      await books.ledger.post(sql, createPosting(who, who, 'house/TWD', 1n))
      return whileOpen(count - 1, work)
    })
  }

  it('does not block while fifteen transactions on it are open', async () => {
    const result = await whileOpen(15, () =>
      books.ledger.post(books.sql, createPosting('16th', 'dan', 'house/TWD', 1n)),
    )
    expect(result).toMatchObject({ ok: true })
  })

  it('loses nothing when more connections post at once than it has stripes', async () => {
    const before = await books.balanceOf('house/TWD')
    const names = Array.from({ length: 400 }, (_, n) => `crowd${n}`)
    await books.ledger.openAccounts(
      books.sql,
      names.map((key) => ({ key, currency: 'TWD', kind: 'owned' })),
    )
    const results = await Promise.all(
      names.map((name) => books.ledger.post(books.sql, createPosting(name, 'house/TWD', name, 3n))),
    )
    expect(results.every((result) => result.ok)).toBe(true)
    expect(await books.balanceOf('house/TWD')).toEqual({ posted: before.posted - 1200n, held: 0n })
  })
})

import { minor } from '@gamehall/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PostResult } from './posting/posting.ts'
import { AT, createLedgerFixture, createPosting, type LedgerFixture } from './testing/ledger-fixture.ts'
import { createPostingBatcher } from './testing/posting-batcher.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture({ max: 16 })
  await books.fund('TWD', { till: 0n })
  await Promise.all(Array.from({ length: 16 }, () => books.pool.query('select 1')))
})
afterEach(async () => {
  expect((await books.ledger.check(books.sql)).differences).toEqual([])
})
afterAll(() => books.drop())

function outcomes(results: readonly PostResult[]): string[] {
  return results
    .map((result) => (result.ok ? (result.replayed ? 'replayed' : 'posted') : result.error))
    .sort()
}

function times<T>(count: number, work: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => work(n))
}

describe('at the same moment', () => {
  it('two spend one balance: one wins', async () => {
    for (let round = 0; round < 10; round += 1) {
      const who = `spender${round}`
      await books.fund('TWD', { [who]: 100n })
      const results = await Promise.all(
        times(4, (n) => books.ledger.post(books.sql, createPosting(`${who}/${n}`, who, 'till', 100n))),
      )
      expect(outcomes(results)).toEqual(['insufficient', 'insufficient', 'insufficient', 'posted'])
    }
  })

  it('one key is posted many times: money moves once, and every call returns the same', async () => {
    await books.fund('TWD', { repeater: 1000n })
    const posting = createPosting('same', 'repeater', 'till', 100n)
    const batcher = createPostingBatcher(books.pool)
    const results = await Promise.all([
      ...times(6, () => books.ledger.post(books.sql, posting)),
      ...times(6, () => batcher(posting)),
    ])
    expect(outcomes(results)).toEqual(['posted', ...times(11, () => 'replayed')].sort())
    expect(new Set(results.map((result) => result.ok && result.transferId)).size).toBe(1)
    expect(await books.balanceOf('repeater')).toEqual({ posted: 900n, held: 0n })
  })

  it('one key is posted between system accounts, which share no lock: money moves once', async () => {
    await books.fund('USDT', {})
    await books.ledger.openAccounts(books.sql, [{ key: 'house/fees', currency: 'TWD', kind: 'system' }])
    for (let round = 0; round < 10; round += 1) {
      const posting = createPosting(`sweep${round}`, 'house/TWD', 'house/fees', 5n)
      const results = await Promise.all(times(8, () => books.ledger.post(books.sql, posting)))
      expect(outcomes(results)).toEqual(['posted', ...times(7, () => 'replayed')])
      expect(await books.balanceOf('house/fees')).toEqual({ posted: 5n * BigInt(round + 1), held: 0n })
    }
  })

  it('one key is used for different accounts: one is posted, the others conflict', async () => {
    for (let round = 0; round < 10; round += 1) {
      const names = times(6, (n) => `rival${round}/${n}`)
      await books.fund('TWD', Object.fromEntries(names.map((name) => [name, 10n])))
      const results = await Promise.all(
        names.map((name) =>
          books.ledger.post(books.sql, createPosting(`rivals${round}`, name, 'house/TWD', 10n)),
        ),
      )
      expect(outcomes(results)).toEqual([...times(5, () => 'conflict'), 'posted'])
    }
  })

  it('batches of different processes use one key for different accounts: the other postings succeed', async () => {
    const batchers = times(4, () => createPostingBatcher(books.pool))
    for (let round = 0; round < 5; round += 1) {
      const names = times(4, (n) => `shared${round}/${n}`)
      await books.fund('TWD', Object.fromEntries(names.map((name) => [name, 30n])))
      const results = await Promise.all(
        batchers.flatMap((batcher, n) => {
          const who = names[n] ?? ''
          return [
            batcher(createPosting(`own${round}/${n}`, who, 'house/TWD', 10n)),
            batcher(createPosting(`shared${round}`, who, 'house/TWD', 10n)),
          ]
        }),
      )
      expect(outcomes(results)).toEqual(['conflict', 'conflict', 'conflict', ...times(5, () => 'posted')])
    }
  })

  it('opposite transfers, alone and in batches, neither deadlock nor lose anything', async () => {
    const ring = times(6, (n) => `ring${n}`)
    await books.fund('TWD', Object.fromEntries(ring.map((name) => [name, 1000n])))
    const batchers = times(2, () => createPostingBatcher(books.pool, { maxBatch: 8, maxInFlight: 4 }))
    const results = await Promise.all(
      times(600, (n) => {
        const from = ring[n % 6] ?? ''
        const to = ring[(n + 1 + (n % 5)) % 6] ?? ''
        const posting = createPosting(`cross${n}`, from, n % 7 === 0 ? 'house/TWD' : to, 1n)
        const batcher = batchers[n % 3]
        return batcher ? batcher(posting) : books.ledger.post(books.sql, posting)
      }),
    )
    expect(new Set(outcomes(results))).toEqual(new Set(['posted']))
    const { rows } = await books.pool.query<{ deadlocks: bigint }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    expect(rows[0]?.deadlocks).toBe(0n)
  })

  it('a hold is posted and released: one of the two happens', async () => {
    for (let round = 0; round < 10; round += 1) {
      const who = `holder${round}`
      await books.fund('TWD', { [who]: 100n })
      const hold = { key: who, account: who, amountMinor: minor(100n), kind: 'k', at: AT }
      await books.ledger.hold(books.sql, hold)
      const [posted, released] = await Promise.all([
        books.ledger.post(books.sql, createPosting(`${who}/post`, who, 'till', 100n, { hold: who })),
        books.ledger.releaseHold(books.sql, { key: who, at: AT }),
      ])
      expect([posted.ok, released.ok].sort()).toEqual([false, true])
      expect(await books.balanceOf(who)).toEqual({ posted: posted.ok ? 0n : 100n, held: 0n })
    }
  })

  it('two holds on one balance, and one key held twice: the balance is held once', async () => {
    await books.fund('TWD', { keeper: 100n, other: 100n })
    const hold = { key: 'keep', account: 'keeper', amountMinor: minor(100n), kind: 'k', at: AT }
    const results = await Promise.all([
      ...times(4, () => books.ledger.hold(books.sql, hold)),
      books.ledger.hold(books.sql, { ...hold, key: 'keep/2' }),
      books.ledger.hold(books.sql, { ...hold, account: 'other' }),
    ])
    const held = await books.ledger.balances(books.sql, ['keeper', 'other'])
    const total = [...held.values()].reduce((sum, { heldMinor }) => sum + heldMinor, 0n)
    expect(results.filter((result) => result.ok && !result.replayed)).toHaveLength(Number(total / 100n))
    expect(held.get('keeper')?.heldMinor).toBeLessThanOrEqual(100n)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLedgerFixture, createPosting, type LedgerFixture } from '../testing/ledger-fixture.ts'
import type { EntriesQuery } from './list-entries.ts'

let books: LedgerFixture
const HOUR_MS = 3_600_000
const START = Date.parse('2026-03-01T00:00:00Z')

beforeAll(async () => {
  books = await createLedgerFixture()
  await books.fund('TWD', { ann: 0n, bob: 0n })
  for (let n = 1; n <= 12; n += 1) {
    const at = new Date(START + n * HOUR_MS)
    const kind = n % 3 === 0 ? 'bonus' : 'deposit'
    await books.ledger.post(
      books.sql,
      createPosting(`n${n}`, 'house/TWD', 'ann', BigInt(n), { at, kind, metadata: { n } }),
    )
  }
})
afterAll(() => books.drop())

async function keysOf(query: EntriesQuery): Promise<string[]> {
  const page = await books.ledger.entries(books.sql, 'ann', query)
  return page.entries.map((entry) => entry.transferKey)
}

describe('entries', () => {
  it('returns every field of an entry, newest first', async () => {
    const { entries, nextCursor } = await books.ledger.entries(books.sql, 'ann')
    expect(entries).toHaveLength(12)
    expect(nextCursor).toBeUndefined()
    expect(entries[0]).toEqual({
      transferId: expect.any(BigInt),
      transferKey: 'n12',
      kind: 'bonus',
      metadata: { n: 12 },
      at: new Date(START + 12 * HOUR_MS),
      amountMinor: 12n,
      balanceAfterMinor: 78n,
    })
  })

  it('pages through every entry once while new ones arrive', async () => {
    for (let n = 1; n <= 7; n += 1)
      await books.ledger.post(books.sql, createPosting(`b${n}`, 'house/TWD', 'bob', 1n))
    const first = await books.ledger.entries(books.sql, 'bob', { limit: 4 })
    await books.ledger.post(books.sql, createPosting('b8', 'house/TWD', 'bob', 1n))
    const second = await books.ledger.entries(books.sql, 'bob', { limit: 4, cursor: first.nextCursor ?? '' })
    const all = [...first.entries, ...second.entries].map((entry) => entry.transferKey)
    expect(all).toEqual(['b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1'])
    expect(second.nextCursor).toBeUndefined()
  })

  it('are summed by day in a time zone ahead of UTC', async () => {
    const from = new Date(START + 2 * HOUR_MS)
    const to = new Date(START + 12 * HOUR_MS)
    const sums = async (kinds?: readonly string[], most = 10) => {
      const query = { from, to, ...(kinds && { kinds }) }
      const days = await books.ledger.sumEntriesByDay(books.sql, 'ann', query, {
        offsetMs: 18 * HOUR_MS,
        most,
      })
      return days?.toSorted((a, b) => a.day.localeCompare(b.day)) ?? null
    }
    expect(await sums()).toEqual([
      { day: '2026-03-01', count: 4, inMinor: 14n, outMinor: 0n },
      { day: '2026-03-02', count: 6, inMinor: 51n, outMinor: 0n },
    ])
    expect((await sums(['bonus']))?.map(({ inMinor }) => inMinor)).toEqual([3n, 15n])
    // Ten entries, three of them bonuses.
    expect(await sums(undefined, 9), 'more than are summed').toBeNull()
    expect(await sums(['bonus'], 3)).toHaveLength(2)
    expect(await sums(['bonus'], 2), 'more of a kind than are summed').toBeNull()
  })

  it('filters by kind and by time (from inclusive, to exclusive)', async () => {
    expect(await keysOf({ kinds: ['bonus'] })).toEqual(['n12', 'n9', 'n6', 'n3'])
    expect(await keysOf({ kinds: [] })).toEqual([])
    const from = new Date(START + 4 * HOUR_MS)
    const to = new Date(START + 7 * HOUR_MS)
    expect(await keysOf({ from, to })).toEqual(['n6', 'n5', 'n4'])
    expect(await keysOf({ from, to, kinds: ['bonus', 'other'] })).toEqual(['n6'])
  })

  it('finds the same entries by id range as by a full scan', async () => {
    const ordered = await createLedgerFixture()
    await ordered.fund('TWD', { ann: 0n })
    const slackMs = 90 * 60_000
    for (let n = 1; n <= 12; n += 1) {
      // Every third transfer is posted an hour late.
      const at = new Date(START + (n % 3 === 0 ? n - 1 : n) * HOUR_MS)
      await ordered.ledger.post(ordered.sql, createPosting(`n${n}`, 'house/TWD', 'ann', 1n, { at }))
    }
    const read = async (query: EntriesQuery) =>
      (await ordered.ledger.entries(ordered.sql, 'ann', query)).entries.map((entry) => entry.transferKey)
    for (let a = -1; a < 14; a += 1) {
      for (let b = a; b < 14; b += 1) {
        const range = { from: new Date(START + a * HOUR_MS), to: new Date(START + b * HOUR_MS) }
        const all = await read(range)
        expect(await read({ ...range, orderedWithinMs: slackMs })).toEqual(all)
        for (const how of [{}, { orderedWithinMs: slackMs }, { kinds: ['move'], orderedWithinMs: slackMs }])
          expect(await ordered.ledger.countEntries(ordered.sql, 'ann', { ...range, ...how }, 100)).toBe(
            all.length,
          )
      }
    }
    await ordered.drop()
  })

  it('skips the newest entries; a cursor overrides it', async () => {
    expect(await keysOf({ skip: 10 })).toEqual(['n2', 'n1'])
    expect(await keysOf({ skip: 2, limit: 2 })).toEqual(['n10', 'n9'])
    expect(await keysOf({ skip: 2, kinds: ['bonus'] })).toEqual(['n6', 'n3'])
    expect(await keysOf({ skip: 3, kinds: ['bonus', 'deposit'], limit: 1 })).toEqual(['n9'])
    const range = { from: new Date(START + 4 * HOUR_MS), to: new Date(START + 9 * HOUR_MS) }
    for (const slack of [{}, { orderedWithinMs: HOUR_MS }])
      expect(await keysOf({ ...range, ...slack, skip: 3 })).toEqual(['n5', 'n4'])
    for (const skip of [12, 13, 1_000]) expect(await keysOf({ skip })).toEqual([])
    const { nextCursor } = await books.ledger.entries(books.sql, 'ann', { skip: 2, limit: 2 })
    expect(await keysOf({ cursor: nextCursor ?? '', skip: 5, limit: 1 })).toEqual(['n8'])
  })

  it('keeps the limit within 1 and 500, and ignores an invalid cursor', async () => {
    expect(await keysOf({ limit: 0 })).toEqual(['n12'])
    expect(await keysOf({ limit: 10_000 })).toHaveLength(12)
    expect(await keysOf({ limit: 1, cursor: "1'; drop" })).toEqual(['n12'])
  })

  it('returns nothing for an account that is not open', async () => {
    expect(await books.ledger.entries(books.sql, 'nobody')).toEqual({ entries: [], nextCursor: undefined })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SqlRunner } from '../sql-runner.ts'
import { AT, createLedgerFixture, createPosting, type LedgerFixture } from '../testing/ledger-fixture.ts'

const COMMON = 4_000
const RARE_EVERY = 1_000
const PAGE = 3

let books: LedgerFixture
beforeAll(async () => {
  books = await createLedgerFixture()
  await books.fund('TWD', { ann: 0n, bob: 0n })
  const postings = Array.from({ length: COMMON }, (_, n) =>
    createPosting(`n${n}`, 'house/TWD', n % 2 === 0 ? 'ann' : 'bob', 1n, {
      kind: n % RARE_EVERY === 0 ? 'rare' : n % 3 === 0 ? 'often' : 'common',
    }),
  )
  for (let at = 0; at < COMMON; at += 500) {
    await books.ledger.postAll(books.sql, postings.slice(at, at + 500))
  }
  await books.pool.query('vacuum analyze books.entries')
  await books.pool.query('vacuum analyze books.transfers')
})
afterAll(() => books.drop())

interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number | undefined
  readonly Plans?: readonly PlanNode[] | undefined
}
const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(planNode).optional(),
  }),
)
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planNode })) }))

/** The rows that the scans below a plan node read, filtered ones included. */
function lookedAt(node: PlanNode): number {
  if (node.Plans !== undefined) return node.Plans.reduce((sum, child) => sum + lookedAt(child), 0)
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
}

/** The largest number of rows that one query of a listing read. */
async function mostLookedAt(read: (sql: SqlRunner) => Promise<unknown>): Promise<number> {
  let most = 0
  await read(async (text, params) => {
    const plan = explained.parse(await books.sql(`explain (analyze, format json) ${text}`, params))
    most = Math.max(
      most,
      lookedAt(plan[0]?.['QUERY PLAN'][0]?.Plan ?? { 'Actual Rows': 0, 'Actual Loops': 0 }),
    )
    return books.sql(text, params)
  })
  return most
}

describe('entries of a kind', () => {
  it('are found without scanning the account’s other entries', async () => {
    const query = { kinds: ['rare', 'never'], limit: PAGE }
    expect(
      (await books.ledger.entries(books.sql, 'ann', query)).entries.map((entry) => entry.transferKey),
    ).toEqual(['n3000', 'n2000', 'n1000'])
    expect(await mostLookedAt((sql) => books.ledger.entries(sql, 'ann', query))).toBeLessThan(30)
    expect(await mostLookedAt((sql) => books.ledger.countEntries(sql, 'ann', query, 1_000))).toBeLessThan(30)
  })

  it('of several kinds are merged, each listed once across pages', async () => {
    const kinds = ['rare', 'often', 'often']
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await books.ledger.entries(books.sql, 'ann', {
        kinds,
        limit: 100,
        ...(cursor && { cursor }),
      })
      seen.push(...page.entries.map((entry) => entry.transferKey))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    const expected = Array.from({ length: COMMON }, (_, n) => n)
      .filter((n) => n % 2 === 0 && (n % RARE_EVERY === 0 || n % 3 === 0))
      .map((n) => `n${n}`)
    expect(seen).toEqual(expected.toReversed())
    expect(await books.ledger.countEntries(books.sql, 'ann', { kinds }, 10_000)).toBe(expected.length)
    expect(await books.ledger.countEntries(books.sql, 'ann', { kinds, from: AT }, 10)).toBe(10)
  })

  it('of a system account are found too', async () => {
    const query = { kinds: ['rare'], limit: 10 }
    const { entries } = await books.ledger.entries(books.sql, 'house/TWD', query)
    expect(entries.map((entry) => entry.transferKey)).toEqual(['n3000', 'n2000', 'n1000', 'n0'])
    expect(await books.ledger.countEntries(books.sql, 'house/TWD', query, 10)).toBe(4)
  })
})

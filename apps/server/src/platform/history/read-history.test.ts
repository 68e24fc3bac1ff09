import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatCursor, type HistoryRequest, parseCursor, parseHistoryWindow } from './parse-history-window.ts'
import { readHistory } from './read-history.ts'

interface Notes {
  notes: { at: Date; id: string; owner: string }
}
const now = new Date('2026-11-21T00:00:00Z')
const COLUMNS = { at: 'at', id: 'id' }

let database: TestDatabase<Notes>
beforeAll(async () => {
  database = await createTestDatabase<Notes>({
    migrate: (db) =>
      sql`create table notes as
        select timestamptz '2026-11-20T00:00:00Z' + n / 3 * interval '1 microsecond' as at,
          'n' || lpad(n::text, 2, '0') as id, case when n = 5 then 'bob' else 'ann' end as owner
        from generate_series(1, 8) as n`.execute(db),
  })
})
afterAll(() => database.drop())

async function read(request: Partial<HistoryRequest>) {
  const window = parseHistoryWindow({ page: 1, page_size: 3, ...request }, now)
  if (!window.ok) return window
  const query = database.db.selectFrom('notes').select('owner').where('owner', '=', 'ann')
  return readHistory(database.db, query.select('id'), COLUMNS, window.data)
}
const idsOf = (answer: Awaited<ReturnType<typeof read>>) =>
  'rows' in answer ? answer.rows.map(({ id }) => id) : answer

describe('reading a history', () => {
  it('returns every row by cursor, with equal instants and instants microseconds apart', async () => {
    const seen: unknown[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ page_size: 2, cursor })
      if (!('rows' in page)) throw new Error('refused')
      expect(page.total).toBe(7)
      seen.push(...page.rows.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor !== null)
    expect(seen).toEqual(['n08', 'n07', 'n06', 'n04', 'n03', 'n02', 'n01'])
  })

  it('pages by number too, and ends with a null cursor', async () => {
    expect(idsOf(await read({ page: 2 }))).toEqual(['n04', 'n03', 'n02'])
    expect(await read({ page: 3 })).toMatchObject({ total: 7, page: 3, page_size: 3, next_cursor: null })
    expect(idsOf(await read({ page: 9 }))).toEqual([])
  })

  it('applies the range to the list and the total', async () => {
    const end_time = '2026-11-20T00:00:00.000Z'
    expect(await read({ end_time })).toMatchObject({ rows: [], total: 0 })
    expect(await read({ start_time: end_time, end_time: '2026-11-20T00:00:00.001Z' })).toMatchObject({
      total: 7,
    })
  })

  it('refuses a range that is too long', async () => {
    expect(await read({ start_time: '2026-01-01T00:00:00.000Z' })).toMatchObject({ code: 30012 })
  })
})

describe('a cursor', () => {
  it('round-trips', () => {
    const position = { atMicros: '1763683200000001', id: 'D1.x y' }
    expect(parseCursor(formatCursor(position))).toEqual(position)
  })

  it.each(['', '?', '1', '.a', 'x.a', '123456789012345678.a', '1.', '1.é', `1.${'a'.repeat(101)}`])(
    'of %j is refused',
    async (text) => {
      const cursor = Buffer.from(text).toString('base64url')
      expect(await read({ cursor })).toMatchObject({
        ok: false,
        fields: [{ field: 'cursor', rule: 'cursor_format' }],
      })
    },
  )
})

import { CSV_MAX_ROWS } from '@gamehall/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestCaller } from '../../testing/index.ts'
import type { AppContext } from '../context/app-context.ts'
import { refuse, succeed } from '../context/outcome.ts'
import { createCsvDownload, formatCsvTime } from './create-csv-download.ts'
import { formatCsv } from './format-csv.ts'

const ctx = { clock: { now: () => new Date('2026-11-20T17:00:00Z') } } as AppContext
const caller = createTestCaller({ session: { playerId: 1n, sessionId: 1n, accountType: 1 } })
const call = { name: 'downloadThings', request: z.object({ kind: z.string() }) }
const columns = [
  { heading: { 'zh-TW': '名稱', en: 'Name' }, value: (item: { name: string }) => item.name },
  { heading: { 'zh-TW': '時間', en: 'Time' }, value: () => formatCsvTime('2026-11-20T17:00:00Z') },
]

/** A list call with `total` items, read page by page. */
function recordOf(total: number) {
  const asked: object[] = []
  const list = async (
    _ctx: AppContext,
    request: { kind: string; page_size: number; cursor: string | null },
  ) => {
    asked.push(request)
    const start = Number(request.cursor ?? 0)
    const end = Math.min(start + request.page_size, total)
    return succeed({
      list: Array.from({ length: end - start }, (_, index) => ({ name: `thing ${start + index}` })),
      next_cursor: end < total ? String(end) : null,
    })
  }
  return { asked, list }
}

describe('the CSV download of a list', () => {
  it('holds the whole filtered list, with a heading in the caller’s language and Taiwan time', async () => {
    const { asked, list } = recordOf(250)
    const file = await createCsvDownload(call, list, columns)(ctx, { kind: 'a' }, caller)
    if (!file.ok) throw new Error('refused')
    const lines = file.data.csv.slice(1).split('\r\n')
    expect(file.data).toMatchObject({ file_name: 'things-2026-11-21.csv', is_complete: true })
    expect(file.data.csv.charCodeAt(0)).toBe(0xfeff)
    expect(lines[0]).toBe('名稱,時間')
    expect(lines[250]).toBe('thing 249,2026/11/21 01:00:00')
    expect(lines).toHaveLength(252)
    expect(asked).toEqual(
      [null, '100', '200'].map((cursor) => ({ kind: 'a', page: 1, page_size: 100, cursor })),
    )
  })

  it.each([
    [CSV_MAX_ROWS, true],
    [CSV_MAX_ROWS + 1, false],
  ])('of %i rows stops at the limit and reports whether it is complete', async (total, isComplete) => {
    const file = await createCsvDownload(call, recordOf(total).list, columns)(ctx, { kind: 'a' }, caller)
    if (!file.ok) throw new Error('refused')
    expect(file.data.csv.split('\r\n')).toHaveLength(CSV_MAX_ROWS + 2)
    expect(file.data.is_complete).toBe(isComplete)
  })

  it('returns the list call’s refusal', async () => {
    const refused = createCsvDownload(call, async () => refuse(30012), [])
    expect(await refused(ctx, { kind: 'a' }, caller)).toEqual({ ok: false, code: 30012 })
  })
})

describe('CSV text', () => {
  it('quotes where needed, and neutralizes formulas; numbers stay numbers', () => {
    expect(
      formatCsv([
        ['a,b', 'say "hi"', 'two\nlines'],
        ['=1+1', '@x', '-12.50', '-1+2', '+5', '\tx'],
      ]),
    ).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n\'=1+1,\'@x,-12.50,\'-1+2,\'+5,\'\tx\r\n')
  })

  it('never begins a cell like a formula, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const cell = formatCsv([[text]])
          .slice(1, -2)
          .replace(/^"/, '')
        expect(/^[=+@\t\r\n-]/.test(cell)).toBe(/^-\d+(\.\d+)?$/.test(text))
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { parseHistoryRange } from './parse-history-range.ts'

const now = new Date('2026-11-21T00:00:00Z')

describe('§5 transaction query range', () => {
  it('defaults to the last 30 days', () => {
    expect(parseHistoryRange({}, now)).toEqual({
      ok: true,
      data: { from: new Date('2026-10-22T00:00:00.001Z'), to: new Date('2026-11-21T00:00:00.001Z') },
    })
  })

  it('accepts exactly 30 days', () => {
    const range = parseHistoryRange(
      { start_time: '2026-10-01T00:00:00Z', end_time: '2026-10-31T00:00:00Z' },
      now,
    )
    expect(range.ok).toBe(true)
  })

  it.each([
    ['9999-12-31T23:59:59Z', '2026-11-22T00:00:00.000Z'],
    ['0000-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('cuts a range outside 1970 to tomorrow: %s', (end_time, edge) => {
    const nowhere = { from: new Date(edge), to: new Date(edge) }
    expect(parseHistoryRange({ end_time }, now)).toEqual({ ok: true, data: nowhere })
  })

  it.each([
    [{ start_time: '2026-10-01T00:00:00Z', end_time: '2026-10-31T00:00:01Z' }, 'range_too_long'],
    [{ start_time: '2026-10-02T00:00:00Z', end_time: '2026-10-01T00:00:00Z' }, 'end_before_start'],
    [{ start_time: '2026-11-22T00:00:00Z' }, 'end_before_start'],
  ])('refuses %j', (request, rule) => {
    expect(parseHistoryRange(request, now)).toEqual({
      ok: false,
      code: 30012,
      fields: [{ field: 'end_time', rule }],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { formatReport, meetsBar } from './report.ts'

describe('meetsBar', () => {
  const faster = { label: 'batched', figure: 24_000, unit: '/s', against: { label: 'single', figure: 3000 } }

  it('holds a figure to the least ratio it must reach', () => {
    expect(meetsBar({ ...faster, atLeast: 8 })).toBe(true)
    expect(meetsBar({ ...faster, atLeast: 8.1 })).toBe(false)
  })

  it('holds a figure to the largest ratio it may reach', () => {
    const slow = {
      label: 'largest content',
      figure: 710,
      unit: 'ms',
      against: { label: 'limit', figure: 700 },
    }
    expect(meetsBar({ ...slow, atMost: 1 })).toBe(false)
    expect(meetsBar({ ...slow, figure: 700, atMost: 1 })).toBe(true)
  })

  it('lets a line without a bar pass, and fails a bar that has nothing to be measured against', () => {
    expect(meetsBar(faster)).toBe(true)
    expect(meetsBar({ label: 'p99', figure: 1, unit: 'ms' })).toBe(true)
    expect(meetsBar({ label: 'p99', figure: 1, unit: 'ms', atMost: 1 })).toBe(false)
  })

  it('fails a figure that could not be measured', () => {
    expect(meetsBar({ ...faster, figure: Number.NaN, atLeast: 1 })).toBe(false)
  })
})

describe('formatReport', () => {
  it('aligns figures, what they are measured against, ratios and bars', () => {
    const text = formatReport('ledger', [
      {
        label: 'batched',
        figure: 24_000,
        unit: '/s',
        against: { label: 'single', figure: 3000 },
        atLeast: 6,
      },
      { label: 'p99', figure: 12.345, unit: 'ms' },
    ])
    expect(text).toBe(
      ['ledger', '  batched  24,000 /s  single 3,000 /s  8.00×  ≥ 6× ok', '  p99      12.35 ms'].join('\n'),
    )
  })
})

import { expect, it } from 'vitest'
import { formatPercent } from './format-percent.ts'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [100, '1.00'],
  [1234, '12.34'],
  [9_007_199_254_740_993n, '90071992547409.93'],
])('formats %s basis points as %s', (basisPoints, text) => {
  expect(formatPercent(basisPoints)).toBe(text)
})

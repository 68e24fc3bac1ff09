import { expect, it } from 'vitest'
import { formatAmount, formatNet, formatWholeAmount, formatWholeNet } from './format-amount.ts'

it('formats wire amounts and minor units for display', () => {
  expect(formatAmount('1234567.5')).toBe('1,234,567.50')
  expect(formatAmount(5n)).toBe('0.05')
  expect(formatWholeAmount('1000.00')).toBe('1,000')
  expect(formatWholeAmount('2.50')).toBe('2.50')
})

it('formats a net result with its sign', () => {
  expect([250n, -1_000n, 0n].map(formatNet)).toEqual(['+2.50', '−10.00', '0.00'])
  expect([250n, -1_000n, 0n].map(formatWholeNet)).toEqual(['+2.50', '−10', '0'])
})

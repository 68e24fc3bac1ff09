import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDisplayAmount, formatWireAmount } from './format-money.ts'
import { MAX_MINOR, minor } from './minor.ts'

const amounts = fc.bigInt({ min: -MAX_MINOR, max: MAX_MINOR }).map(minor)

describe('formatWire', () => {
  it.each([
    [123450n, '1234.50'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [0n, '0.00'],
  ])('writes %s cents as %s', (amount, expected) => {
    expect(formatWireAmount(minor(amount), 'TWD')).toBe(expected)
  })

  it('writes all six decimals of USDT', () => {
    expect(formatWireAmount(minor(1_500_000n), 'USDT')).toBe('1.500000')
  })
})

describe('formatScreen (§9: 2 decimals with comma thousands)', () => {
  it.each([
    [0n, '0.00'],
    [99999n, '999.99'],
    [123450n, '1,234.50'],
    [-123456789n, '-1,234,567.89'],
  ])('shows %s cents as %s', (amount, expected) => {
    expect(formatDisplayAmount(minor(amount), 'TWD')).toBe(expected)
  })

  it('shows USDT with two decimals, or as many as it takes to be exact', () => {
    expect(formatDisplayAmount(minor(1_234_500_000n), 'USDT')).toBe('1,234.50')
    expect(formatDisplayAmount(minor(1_234_567n), 'USDT')).toBe('1.234567')
  })

  it('adds a plus to positive amounts only, when asked', () => {
    expect(formatDisplayAmount(minor(100n), 'TWD', { signed: true })).toBe('+1.00')
    expect(formatDisplayAmount(minor(0n), 'TWD', { signed: true })).toBe('0.00')
    expect(formatDisplayAmount(minor(-100n), 'TWD', { signed: true })).toBe('-1.00')
  })

  it('loses nothing but the separators', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatDisplayAmount(amount, 'TWD').replaceAll(',', '')).toBe(formatWireAmount(amount, 'TWD'))
      }),
    )
  })
})

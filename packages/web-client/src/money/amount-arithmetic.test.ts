import { describe, expect, it } from 'vitest'
import { isAmountBelow, subtractAmounts, sumAmounts, truncateToDollars } from './amount-arithmetic.ts'

describe('amounts of the wire', () => {
  it.each([
    ['1234.99', '1234'],
    ['0.99', '0'],
    ['-5.00', '0'],
    ['9007199254740.93', '9007199254740'],
    ['99999999999999999999', '10000000000000'],
    ['', '0'],
  ])('%s truncates to %s dollars', (amount, whole) => {
    expect(truncateToDollars(amount)).toBe(whole)
  })

  it('compares without floats', () => {
    expect(isAmountBelow('0.29', '0.30')).toBe(true)
    expect(isAmountBelow('100', '100.00')).toBe(false)
    expect(isAmountBelow('9', '10')).toBe(true)
  })

  it('subtracts to the cent', () => {
    expect(subtractAmounts('3000', '15.50')).toBe('2984.50')
    expect(subtractAmounts('0.30', '0.10')).toBe('0.20')
    expect(subtractAmounts('10', '15')).toBe('-5.00')
  })

  it('parses USDT with six decimals', () => {
    expect(isAmountBelow('0.000001', '0.000002', 'USDT')).toBe(true)
    expect(subtractAmounts('10.000000', '4.5', 'USDT')).toBe('5.500000')
    expect(sumAmounts(['4.500000', '0.250000'], 'USDT')).toBe('4.750000')
    expect(sumAmounts([])).toBe('0.00')
  })
})

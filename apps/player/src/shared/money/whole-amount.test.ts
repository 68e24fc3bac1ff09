import { describe, expect, it } from 'vitest'
import { amountLess, amountSum, isBelow, wholeDollars } from './whole-amount.ts'

describe('amounts of the wire', () => {
  it.each([
    ['1234.99', '1234'],
    ['0.99', '0'],
    ['-5.00', '0'],
    ['9007199254740.93', '9007199254740'],
    ['99999999999999999999', '10000000000000'],
    ['', '0'],
  ])('%s truncates to %s dollars', (amount, whole) => {
    expect(wholeDollars(amount)).toBe(whole)
  })

  it('compares without floats', () => {
    expect(isBelow('0.29', '0.30')).toBe(true)
    expect(isBelow('100', '100.00')).toBe(false)
    expect(isBelow('9', '10')).toBe(true)
  })

  it('subtracts to the cent', () => {
    expect(amountLess('3000', '15.50')).toBe('2984.50')
    expect(amountLess('0.30', '0.10')).toBe('0.20')
    expect(amountLess('10', '15')).toBe('-5.00')
  })

  it('parses USDT with six decimals', () => {
    expect(isBelow('0.000001', '0.000002', 'USDT')).toBe(true)
    expect(amountLess('10.000000', '4.5', 'USDT')).toBe('5.500000')
    expect(amountSum(['4.500000', '0.250000'], 'USDT')).toBe('4.750000')
    expect(amountSum([])).toBe('0.00')
  })
})

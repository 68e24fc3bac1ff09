import { describe, expect, it } from 'vitest'
import { convertTwdToUsdt, percentOfAmount } from './convert-amount.ts'

describe('amounts at a rate', () => {
  it.each([
    ['2985.00', 100, '2985.00'],
    ['0.01', 50, '0.01'],
    ['3000', 0, '0.00'],
  ])('%s at %i percent is %s', (amount, percent, volume) => {
    expect(percentOfAmount(amount, percent)).toBe(volume)
  })

  it.each([
    ['3150', '31.5', '100.000000'],
    ['3000', '31.5', '95.238096'],
    ['1', '1', '1.000000'],
  ])('%s TWD at %s is %s USDT, rounded up', (amount, rate, usdt) => {
    expect(convertTwdToUsdt(amount, rate)).toBe(usdt)
  })

  it('is undefined without a rate', () => {
    expect(convertTwdToUsdt('100', '0')).toBeUndefined()
    expect(convertTwdToUsdt('100', '31,5')).toBeUndefined()
  })
})

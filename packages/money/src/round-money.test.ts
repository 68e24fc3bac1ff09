import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_MINOR, minor } from './minor.ts'
import { floorToWholeUnits, multiplyByRatio, parseRatio, type Rounding } from './round-money.ts'

const amounts = fc.bigInt({ min: -MAX_MINOR, max: MAX_MINOR }).map(minor)
const ratios = fc.record({
  numerator: fc.bigInt({ min: 0n, max: 9000n }),
  denominator: fc.bigInt({ min: 1n, max: 9000n }),
})

describe('multiplyByRatio', () => {
  it('stays within one minor unit of the exact product, on the side the rounding mode demands', () => {
    fc.assert(
      fc.property(amounts, ratios, (amount, ratio) => {
        const exact = amount * ratio.numerator
        const scaled = (rounding: Rounding) => multiplyByRatio(amount, ratio, rounding) * ratio.denominator
        const off = (rounding: Rounding) => scaled(rounding) - exact
        expect(off('floor') <= 0n && off('floor') > -ratio.denominator).toBe(true)
        expect(off('ceil') >= 0n && off('ceil') < ratio.denominator).toBe(true)
        expect(scaled('down')).toBe(exact < 0n ? scaled('ceil') : scaled('floor'))
        for (const rounding of ['half_up', 'half_even'] as const) {
          const twice = 2n * off(rounding)
          expect(twice <= ratio.denominator && twice >= -ratio.denominator).toBe(true)
        }
      }),
    )
  })

  it.each([
    ['down', 2n, -2n],
    ['floor', 2n, -3n],
    ['ceil', 3n, -2n],
    ['half_up', 3n, -3n],
    ['half_even', 2n, -2n],
  ] as const)('rounds a half %s', (rounding, positive, negative) => {
    const half = { numerator: 1n, denominator: 2n }
    expect(multiplyByRatio(minor(5n), half, rounding)).toBe(positive)
    expect(multiplyByRatio(minor(-5n), half, rounding)).toBe(negative)
  })

  it('rounds halves to the even neighbour', () => {
    expect(multiplyByRatio(minor(7n), { numerator: 1n, denominator: 2n }, 'half_even')).toBe(4n)
  })

  it('refuses a denominator of zero or less', () => {
    expect(() => multiplyByRatio(minor(1n), { numerator: 1n, denominator: 0n }, 'down')).toThrow(RangeError)
  })
})

describe('parseRatio', () => {
  it('reads plain decimals exactly', () => {
    expect(parseRatio('0.015')).toEqual({ numerator: 15n, denominator: 1000n })
    expect(parseRatio('31')).toEqual({ numerator: 31n, denominator: 1n })
  })

  it.each(['', '-1', '1.', '1e3', '1,5', '0.1234567890123'])('refuses %j', (text) => {
    expect(parseRatio(text)).toBeUndefined()
  })
})

describe('floorToUnits', () => {
  it('keeps whole dollars and drops the fraction', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const whole = floorToWholeUnits(amount, 'TWD')
        expect(whole % 100n).toBe(0n)
        expect(amount - whole >= 0n && amount - whole < 100n).toBe(true)
      }),
    )
  })
})

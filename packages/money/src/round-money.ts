import { type Currency, minorPerUnit } from './currency.ts'
import { type Minor, minor } from './minor.ts'

/** `down` is toward zero, `floor` toward minus infinity; halves of `half_up` go away from zero, of `half_even` to the even neighbour. */
export type Rounding = 'down' | 'floor' | 'ceil' | 'half_up' | 'half_even'

function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor
  const remainder = dividend % divisor
  if (remainder === 0n) return quotient
  const away = dividend < 0n ? -1n : 1n
  const twice = 2n * (remainder < 0n ? -remainder : remainder)
  switch (rounding) {
    case 'down':
      return quotient
    case 'floor':
      return dividend < 0n ? quotient - 1n : quotient
    case 'ceil':
      return dividend > 0n ? quotient + 1n : quotient
    case 'half_up':
      return twice >= divisor ? quotient + away : quotient
    case 'half_even':
      return twice > divisor || (twice === divisor && quotient % 2n !== 0n) ? quotient + away : quotient
  }
}

/** An exact rate: a fee of 1.5 % is `{ numerator: 15n, denominator: 1000n }`. */
export type Ratio = { numerator: bigint; denominator: bigint }

/** Reads a rate written as a plain non-negative decimal (`"0.015"`); undefined for anything else, or more than 12 decimals. */
export function parseRatio(text: string): Ratio | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Multiplies an amount by a rate; what falls below one minor unit goes the way `rounding` says. The denominator is above zero. */
export function multiplyByRatio(amount: Minor, ratio: Ratio, rounding: Rounding): Minor {
  if (ratio.denominator <= 0n) throw new RangeError('a ratio needs a denominator above zero')
  return minor(divideRounded(amount * ratio.numerator, ratio.denominator, rounding))
}

/** The whole units in an amount, still in minor units: TWD 1234.56 gives 1234.00. Platform transfers move whole dollars. */
export function floorToUnits(amount: Minor, currency: Currency): Minor {
  const unit = minorPerUnit(currency)
  return minor(divideRounded(amount, unit, 'floor') * unit)
}

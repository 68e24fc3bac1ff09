import { type Currency, minorPerUnit } from './currency.ts'
import { type Minor, minor } from './minor.ts'

/**
 * `down`: toward zero; `floor`: toward minus infinity; `ceil`: toward plus infinity; `half_up`: halves away from zero;
 * `half_even`: halves to the even neighbour.
 */
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

/** Parses a non-negative decimal rate (`"0.015"`) with at most 12 digits on each side; undefined for anything else. */
export function parseRatio(text: string): Ratio | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Multiplies an amount by a rate and rounds to minor units. Throws `RangeError` for a denominator of zero or less. */
export function multiplyByRatio(amount: Minor, ratio: Ratio, rounding: Rounding): Minor {
  if (ratio.denominator <= 0n) throw new RangeError('a ratio needs a denominator above zero')
  return minor(divideRounded(amount * ratio.numerator, ratio.denominator, rounding))
}

/** Rounds down to whole units, in minor units: TWD 1234.56 gives 1234.00. Platform transfers move whole dollars. */
export function floorToWholeUnits(amount: Minor, currency: Currency): Minor {
  const unit = minorPerUnit(currency)
  return minor(divideRounded(amount, unit, 'floor') * unit)
}

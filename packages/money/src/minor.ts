declare const brand: unique symbol

/** An amount of money in minor units (cents of TWD, millionths of USDT), branded so that a plain integer does not fit. */
export type Minor = bigint & { readonly [brand]: 'Minor' }

/** The largest accepted single amount. The sum of nine thousand of them fits PostgreSQL's bigint. */
export const MAX_MINOR = 10n ** 15n

/** The bounds of PostgreSQL's bigint, in which every amount is stored. */
const INT8_MIN = -(2n ** 63n)
const INT8_MAX = 2n ** 63n - 1n

/** Brands an integer that counts minor units (a database column, a literal). Throws `RangeError` beyond 64 bits. */
export function minor(value: bigint): Minor {
  if (value < INT8_MIN || value > INT8_MAX) throw new RangeError('amount does not fit 64 bits')
  return value as Minor
}

export const ZERO: Minor = minor(0n)

export function add(a: Minor, b: Minor): Minor {
  return minor(a + b)
}

export function subtract(a: Minor, b: Minor): Minor {
  return minor(a - b)
}

export function negate(a: Minor): Minor {
  return minor(-a)
}

export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0n
  for (const amount of amounts) total += amount
  return minor(total)
}

import {
  type Currency,
  formatWire,
  MAX_MINOR,
  type Minor,
  minor,
  minorPerUnit,
  parseMoney,
  subtract,
  sum,
  ZERO,
} from '@gamehall/money'

/** Truncates a TWD wire amount to whole dollars for the amount field: `"1234.56"` gives `"1234"`, a negative amount `"0"`. */
export function wholeDollars(amount: string): string {
  const cents = minorOf(amount, 'TWD')
  return cents < 0n ? '0' : (cents / minorPerUnit('TWD')).toString()
}

/** Whether the first amount is below the second. */
export function isBelow(amount: string, limit: string, currency: Currency = 'TWD'): boolean {
  return minorOf(amount, currency) < minorOf(limit, currency)
}

/** Subtracts `less` from `amount`; a wire amount. */
export function amountLess(amount: string, less: string, currency: Currency = 'TWD'): string {
  return formatWire(subtract(minorOf(amount, currency), minorOf(less, currency)), currency)
}

/** The sum of the amounts; a wire amount. */
export function amountSum(amounts: readonly string[], currency: Currency = 'TWD'): string {
  return formatWire(sum(amounts.map((amount) => minorOf(amount, currency))), currency)
}

/** Parses a wire amount to minor units. Unfinished input gives zero, an amount that is too large the maximum. */
export function minorOf(amount: string, currency: Currency): Minor {
  const parsed = parseMoney(amount, currency, { allowNegative: true })
  if (parsed.ok) return parsed.minor
  return parsed.error === 'too_large' ? minor(MAX_MINOR) : ZERO
}

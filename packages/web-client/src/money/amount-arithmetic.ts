import {
  type Currency,
  formatWireAmount,
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
export function truncateToDollars(amount: string): string {
  const cents = parseMinorOrZero(amount, 'TWD')
  return cents < 0n ? '0' : (cents / minorPerUnit('TWD')).toString()
}

/** Whether the first amount is below the second. */
export function isAmountBelow(amount: string, limit: string, currency: Currency = 'TWD'): boolean {
  return parseMinorOrZero(amount, currency) < parseMinorOrZero(limit, currency)
}

/** Subtracts `less` from `amount`; a wire amount. */
export function subtractAmounts(amount: string, less: string, currency: Currency = 'TWD'): string {
  return formatWireAmount(
    subtract(parseMinorOrZero(amount, currency), parseMinorOrZero(less, currency)),
    currency,
  )
}

/** The sum of the amounts; a wire amount. */
export function sumAmounts(amounts: readonly string[], currency: Currency = 'TWD'): string {
  return formatWireAmount(sum(amounts.map((amount) => parseMinorOrZero(amount, currency))), currency)
}

/** Parses a wire amount to minor units. Unfinished input gives zero, an amount that is too large the maximum. */
export function parseMinorOrZero(amount: string, currency: Currency): Minor {
  const parsed = parseMoney(amount, currency, { allowNegative: true })
  if (parsed.ok) return parsed.minor
  return parsed.error === 'too_large' ? minor(MAX_MINOR) : ZERO
}

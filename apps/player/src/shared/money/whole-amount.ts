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

/** The whole dollars of a wire amount, as the field for amounts takes them: `"1234.56"` is `"1234"`. Debts have none. */
export function wholeDollars(amount: string): string {
  const cents = minorOf(amount, 'TWD')
  return cents < 0n ? '0' : (cents / minorPerUnit('TWD')).toString()
}

/** Whether the first amount is below the second. */
export function isBelow(amount: string, limit: string, currency: Currency = 'TWD'): boolean {
  return minorOf(amount, currency) < minorOf(limit, currency)
}

/** The first amount less the second, as the wire writes it. */
export function amountLess(amount: string, less: string, currency: Currency = 'TWD'): string {
  return formatWire(subtract(minorOf(amount, currency), minorOf(less, currency)), currency)
}

/** All of them together, as the wire writes it. */
export function amountSum(amounts: readonly string[], currency: Currency = 'TWD'): string {
  return formatWire(sum(amounts.map((amount) => minorOf(amount, currency))), currency)
}

/** What is not an amount yet (a field being typed in) counts as nothing, what is beyond all amounts as the most there is. */
export function minorOf(amount: string, currency: Currency): Minor {
  const parsed = parseMoney(amount, currency, { allowNegative: true })
  if (parsed.ok) return parsed.minor
  return parsed.error === 'too_large' ? minor(MAX_MINOR) : ZERO
}

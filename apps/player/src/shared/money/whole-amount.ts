import {
  formatWire,
  MAX_MINOR,
  type Minor,
  minor,
  minorPerUnit,
  parseMoney,
  subtract,
  ZERO,
} from '@gamehall/money'

/** The whole dollars of a wire amount, as the field for amounts takes them: `"1234.56"` is `"1234"`. Debts have none. */
export function wholeDollars(amount: string): string {
  const cents = centsOf(amount)
  return cents < 0n ? '0' : (cents / minorPerUnit('TWD')).toString()
}

/** Whether the first amount is below the second. */
export function isBelow(amount: string, limit: string): boolean {
  return centsOf(amount) < centsOf(limit)
}

/** The first amount less the second, as the wire writes it. */
export function amountLess(amount: string, less: string): string {
  return formatWire(subtract(centsOf(amount), centsOf(less)), 'TWD')
}

/** What is not an amount yet (a field being typed in) counts as nothing, what is beyond all amounts as the most there is. */
function centsOf(amount: string): Minor {
  const parsed = parseMoney(amount, 'TWD', { allowNegative: true })
  if (parsed.ok) return parsed.minor
  return parsed.error === 'too_large' ? minor(MAX_MINOR) : ZERO
}

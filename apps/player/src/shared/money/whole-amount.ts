import { formatWire, minorPerUnit, parseMoney } from '@gamehall/money'

/** The whole dollars of a wire amount, as the field for amounts takes them: `"1234.56"` is `"1234"`. */
export function wholeDollars(amount: string): string {
  const parsed = parseMoney(amount, 'TWD', { allowNegative: true })
  if (!parsed.ok || parsed.minor < 0n) return '0'
  return (parsed.minor / minorPerUnit('TWD')).toString()
}

/** Compares two amounts: below zero when the first is less. */
export function compareAmounts(a: string, b: string): bigint {
  return centsOf(a) - centsOf(b)
}

/** The first amount less the second, as the wire writes it. */
export function amountLess(a: string, b: string): string {
  const difference = parseMoney((centsOf(a) - centsOf(b)).toString(), 'TWD', { allowNegative: true })
  return difference.ok ? formatWire(difference.minor, 'TWD') : a
}

function centsOf(amount: string): bigint {
  const parsed = parseMoney(amount, 'TWD', { allowNegative: true })
  return parsed.ok ? parsed.minor : 0n
}

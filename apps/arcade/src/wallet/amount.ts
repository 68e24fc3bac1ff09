import { formatWire, minor, parseMoney } from '@gamehall/money'

/** The one currency the arcade deals in. */
export const ARCADE_CURRENCY = 'TWD'

/** Minor units as a decimal string: `"12.50"`. */
export function formatAmount(amount: bigint): string {
  return formatWire(minor(amount), ARCADE_CURRENCY)
}

/** A decimal string as minor units; null for anything that is not a non-negative amount of the currency. */
export function parseAmount(text: string): bigint | null {
  const parsed = parseMoney(text, ARCADE_CURRENCY)
  return parsed.ok ? parsed.minor : null
}

import { formatWireAmount, minor, parseMoney } from '@gamehall/money'

/** The arcade's only currency. */
export const ARCADE_CURRENCY = 'TWD'

/** Formats minor units as a decimal string: `"12.50"`. */
export function formatAmount(amount: bigint): string {
  return formatWireAmount(minor(amount), ARCADE_CURRENCY)
}

/** Parses a decimal string to minor units; null when it is not a non-negative amount of the currency. */
export function parseAmount(text: string): bigint | null {
  const parsed = parseMoney(text, ARCADE_CURRENCY)
  return parsed.ok ? parsed.minor : null
}

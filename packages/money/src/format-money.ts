import { CURRENCIES, type Currency } from './currency.ts'
import type { Minor } from './minor.ts'

/** Fewest decimals on screen (§9); more are shown when the amount needs them. */
const SCREEN_DECIMALS = 2

function digitsOf(amount: Minor, currency: Currency): { sign: string; whole: string; fraction: string } {
  const { decimals } = CURRENCIES[currency]
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return { sign: amount < 0n ? '-' : '', whole: digits.slice(0, point), fraction: digits.slice(point) }
}

/** Formats an amount for the wire: a decimal string with all decimals of the currency, `"1234.50"`. Inverse of `parseMoney`. */
export function formatWireAmount(amount: Minor, currency: Currency): string {
  const { sign, whole, fraction } = digitsOf(amount, currency)
  return fraction ? `${sign}${whole}.${fraction}` : `${sign}${whole}`
}

/**
 * Formats an amount for display: `1,234.50` (§9). Never rounds: USDT has two decimals, or as many as it takes to be exact.
 * `signed` adds a plus to positive amounts.
 */
export function formatDisplayAmount(
  amount: Minor,
  currency: Currency,
  options: { signed?: boolean } = {},
): string {
  const { sign, whole, fraction } = digitsOf(amount, currency)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const exact = fraction.replace(/0+$/, '').padEnd(SCREEN_DECIMALS, '0')
  const plus = options.signed && amount > 0n ? '+' : ''
  return `${sign}${plus}${grouped}.${exact}`
}

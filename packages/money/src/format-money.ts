import { CURRENCIES, type Currency } from './currency.ts'
import type { Minor } from './minor.ts'

/** Decimals a screen always shows (specification §9); finer amounts show as many more as they need. */
const SCREEN_DECIMALS = 2

function digitsOf(amount: Minor, currency: Currency): { sign: string; whole: string; fraction: string } {
  const { decimals } = CURRENCIES[currency]
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return { sign: amount < 0n ? '-' : '', whole: digits.slice(0, point), fraction: digits.slice(point) }
}

/** The wire's form: a plain decimal string with all of the currency's decimals, `"1234.50"`. `parseMoney` reads it back. */
export function formatWire(amount: Minor, currency: Currency): string {
  const { sign, whole, fraction } = digitsOf(amount, currency)
  return fraction ? `${sign}${whole}.${fraction}` : `${sign}${whole}`
}

/**
 * The screen's form: `1,234.50`. Never rounds: USDT shows two decimals, or as many as it takes to be exact.
 * `signed` puts a plus before gains.
 */
export function formatScreen(amount: Minor, currency: Currency, options: { signed?: boolean } = {}): string {
  const { sign, whole, fraction } = digitsOf(amount, currency)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const exact = fraction.replace(/0+$/, '').padEnd(SCREEN_DECIMALS, '0')
  const plus = options.signed && amount > 0n ? '+' : ''
  return `${sign}${plus}${grouped}.${exact}`
}

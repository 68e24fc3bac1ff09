import type { Currency } from './currency.ts'
import { formatDisplayAmount } from './format-money.ts'
import { parseMoney } from './parse-money.ts'

/** Formats a wire amount for the screen, with a true minus: `1,234.50`; text that is not an amount is returned unchanged. */
export function formatMoneyAmount(amount: string, currency: Currency = 'TWD', signed = false): string {
  const parsed = parseMoney(amount, currency, { allowNegative: true })
  return parsed.ok ? formatDisplayAmount(parsed.minor, currency, { signed }).replace('-', '\u2212') : amount
}

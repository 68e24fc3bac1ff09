import { type Currency, formatMoneyAmount } from '@gamehall/money'

/** Formats an amount with its currency: `12,000.00 TWD`. */
export function formatWithCurrency(amount: string, currency: Currency): string {
  return `${formatMoneyAmount(amount, currency)} ${currency}`
}

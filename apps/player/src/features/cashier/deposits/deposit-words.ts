import type { Deposit } from '@gamehall/contract/cashier'
import type { Currency } from '@gamehall/money'
import { moneyText } from '@gamehall/ui/money.tsx'
import { amountLess, isBelow } from '../../../shared/money/whole-amount.ts'
import { taiwanTime } from '../../../shared/records/taiwan-day.ts'
import { shownLabel } from './deposit-order.ts'
import type { DepositsText } from './deposits-text.ts'
import type { MethodText } from './methods/atm-text.ts'
import type { OrderText } from './order-text.ts'

/** The display label of §4 in words. */
export function labelOf(text: DepositsText, label: Deposit['label']): string {
  if (label === 'paid') return text.paid_label
  if (label === 'cancelled') return text.cancelled_label
  return text[label]
}

/** `95.24 USDT`: TWD goes without its code, as everywhere. */
export function sumOf(amount: string, currency: Currency): string {
  const sum = moneyText(amount, currency)
  return currency === 'TWD' ? sum : `${sum} ${currency}`
}

/** What an order brings the player: what was credited, or will be once it is paid. */
export function shownAmount({ amount, actual_amount, fee }: Deposit): string {
  return amountLess(actual_amount ?? amount, fee)
}

/** When it was opened, and what was sent where that is more than arrives: `14:05・付款 1,030.00・手續費 30.00`. */
export function depositDetail(text: DepositsText, order: Deposit): string {
  const { actual_amount, actual_pay_amount, amount, fee, pay_amount, pay_currency } = order
  const hasFee = isBelow('0', fee)
  const sent = pay_currency === 'TWD' ? (actual_amount ?? amount) : (actual_pay_amount ?? pay_amount)
  return [
    taiwanTime(order.created_at),
    ...(hasFee || pay_currency !== 'TWD' ? [text.sentOf(sumOf(sent, pay_currency))] : []),
    ...(hasFee ? [text.feeOf(moneyText(fee))] : []),
  ].join('・')
}

/** What happens next, or why it ended so. */
export function nextOf(text: OrderText, method: MethodText, order: Deposit): string {
  const label = shownLabel(order)
  switch (label) {
    case 'pending_review':
      return reviewText(text, method, order)
    case 'rejected':
      return order.paid_at === null ? method.next_failed : text.next_rejected(order.reject_reason ?? '—')
    case 'paid':
      return text.next_paid
    default:
      return method[`next_${label}`]
  }
}

function reviewText(text: OrderText, method: MethodText, order: Deposit): string {
  const { pay_amount, actual_pay_amount, pay_currency, review_reason } = order
  if (review_reason === 'amount_mismatch')
    return method.next_amount_mismatch(
      sumOf(actual_pay_amount ?? '0', pay_currency),
      sumOf(pay_amount, pay_currency),
    )
  return review_reason === 'cancelled_but_paid' ? text.next_cancelled_but_paid : text.next_late
}

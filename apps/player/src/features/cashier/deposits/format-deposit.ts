import type { Deposit } from '@gamehall/contract/cashier'
import { type Currency, formatMoneyAmount } from '@gamehall/money'
import { isAmountBelow, subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { formatTaiwanTime } from '../../../shared/records/taiwan-day.ts'
import { displayedLabel } from './deposit-order.ts'
import type { DepositOrderText } from './deposit-order-text.ts'
import type { DepositsText } from './deposits-text.ts'
import type { MethodText } from './methods/atm-text.ts'

/** The text of a §4 display label. */
export function depositLabel(text: DepositsText, label: Deposit['label']): string {
  if (label === 'paid') return text.paid_label
  if (label === 'cancelled') return text.cancelled_label
  return text[label]
}

/** Formats an amount with its currency, except TWD: `95.24 USDT`. */
export function formatSum(amount: string, currency: Currency): string {
  const sum = formatMoneyAmount(amount, currency)
  return currency === 'TWD' ? sum : `${sum} ${currency}`
}

/** The amount that an order credits, or will credit: received or ordered amount minus fee. */
export function displayedAmount({ amount, actual_amount, fee }: Deposit): string {
  return subtractAmounts(actual_amount ?? amount, fee)
}

/** The detail line of a history row: time, and the paid amount and fee if they differ: `14:05・付款 1,030.00・手續費 30.00`. */
export function depositDetail(text: DepositsText, order: Deposit): string {
  const { actual_amount, actual_pay_amount, amount, fee, pay_amount, pay_currency } = order
  const hasFee = isAmountBelow('0', fee)
  const sent = pay_currency === 'TWD' ? (actual_amount ?? amount) : (actual_pay_amount ?? pay_amount)
  return [
    formatTaiwanTime(order.created_at),
    ...(hasFee || pay_currency !== 'TWD' ? [text.sentOf(formatSum(sent, pay_currency))] : []),
    ...(hasFee ? [text.feeOf(formatMoneyAmount(fee))] : []),
  ].join('・')
}

/** The explanation below the status: the next step, or the reason of the end. */
export function nextStepText(text: DepositOrderText, method: MethodText, order: Deposit): string {
  const label = displayedLabel(order)
  switch (label) {
    case 'pending_review':
      return reviewText(text, method, order)
    case 'rejected':
      return order.paid_at === null ? method.next_failed : text.next_rejected(order.reject_reason ?? '—')
    case 'transferred_out':
      return text.next_transferred_out(order.reject_reason ?? '—')
    case 'paid':
      return text.next_paid
    default:
      return method[`next_${label}`]
  }
}

function reviewText(text: DepositOrderText, method: MethodText, order: Deposit): string {
  const { pay_amount, actual_pay_amount, pay_currency, review_reason } = order
  if (review_reason === 'amount_mismatch')
    return method.next_amount_mismatch(
      formatSum(actual_pay_amount ?? '0', pay_currency),
      formatSum(pay_amount, pay_currency),
    )
  return review_reason === 'cancelled_but_paid' ? text.next_cancelled_but_paid : text.next_late
}

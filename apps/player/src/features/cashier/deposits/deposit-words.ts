import type { Deposit } from '@gamehall/contract/cashier'
import { moneyText } from '@gamehall/ui/money.tsx'
import type { DepositsText } from './deposits-text.ts'

/** The display label of §4 in words. */
export function labelOf(text: DepositsText, label: Deposit['label']): string {
  if (label === 'paid') return text.paid_label
  if (label === 'cancelled') return text.cancelled_label
  return text[label]
}

/** What happens next, or why it ended so. */
export function nextOf(text: DepositsText, order: Deposit): string {
  switch (order.label) {
    case 'pending_review':
      return reviewOf(text, order)
    case 'rejected':
      return order.paid_at === null ? text.next_failed : text.next_rejected(order.reject_reason ?? '—')
    default:
      return text[`next_${order.label}`]
  }
}

function reviewOf(text: DepositsText, order: Deposit): string {
  if (order.review_reason === 'amount_mismatch')
    return text.next_amount_mismatch(moneyText(order.actual_amount ?? '0.00'), moneyText(order.amount))
  return order.review_reason === 'cancelled_but_paid' ? text.next_cancelled_but_paid : text.next_late
}

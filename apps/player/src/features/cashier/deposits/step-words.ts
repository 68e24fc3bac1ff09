import type { Deposit } from '@gamehall/contract/cashier'
import { moneyText } from '@gamehall/ui/money.tsx'
import type { TimelineStep } from '@gamehall/ui/timeline.tsx'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import type { OrderStep } from './deposit-order.ts'
import { labelOf } from './deposit-words.ts'
import type { DepositsText } from './deposits-text.ts'

type Words = Pick<TimelineStep, 'title' | 'detail'>

/** A step of an order in words: what it is, and when it was or what it waits for. */
export function stepWords(text: DepositsText, { key, state }: OrderStep, order: Deposit): Words {
  switch (key) {
    case 'opened':
      if (state === 'failed') return { title: text.step_opened_failed, detail: labelOf(text, order.label) }
      return {
        title: state === 'now' ? text.step_opening : text.step_opened,
        detail: taiwanDateTime(order.created_at),
      }
    case 'transfer':
      return transferWords(text, state, order)
    case 'bank':
      return {
        title: text.step_bank,
        detail: order.paid_at ? taiwanDateTime(order.paid_at) : text.step_bank_hint,
      }
    case 'review':
      return { title: text.step_review, detail: labelOf(text, order.label) }
    case 'wallet':
      return { title: text.step_wallet, detail: text.step_wallet_wash(moneyText(order.wash_amount)) }
  }
}

function transferWords(text: DepositsText, state: OrderStep['state'], order: Deposit): Words {
  if (state === 'failed')
    return order.label === 'cancelled'
      ? { title: text.step_transfer_cancelled }
      : { title: text.step_transfer_late, detail: taiwanDateTime(order.expires_at) }
  if (state !== 'done') return { title: text.step_transfer, detail: text.step_transfer_hint }
  const at = order.confirmed_at ?? order.paid_at
  return { title: text.step_transfer_done, ...(at !== null && { detail: taiwanDateTime(at) }) }
}

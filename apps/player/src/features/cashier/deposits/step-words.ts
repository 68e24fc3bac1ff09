import type { Deposit } from '@gamehall/contract/cashier'
import { moneyText } from '@gamehall/ui/money.tsx'
import type { TimelineStep } from '@gamehall/ui/timeline.tsx'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { type OrderStep, settledAt, slowestPayment, transferredAt } from './deposit-order.ts'
import { labelOf } from './deposit-words.ts'
import type { DepositsText } from './deposits-text.ts'
import type { MethodText } from './methods/atm-text.ts'
import type { OrderText } from './order-text.ts'

type StepText = Pick<TimelineStep, 'title' | 'detail'>
export type OrderWords = {
  readonly text: OrderText
  readonly labels: DepositsText
  readonly method: MethodText
}

/** The title and detail of a timeline step: its time, or what it waits for. */
export function stepWords({ text, labels, method }: OrderWords, step: OrderStep, order: Deposit): StepText {
  switch (step.key) {
    case 'opened':
      if (step.state === 'failed') return { title: text.step_failed, detail: labelOf(labels, order.label) }
      return {
        title: step.state === 'now' ? method.step_opening : method.step_opened,
        detail: taiwanDateTime(order.created_at),
      }
    case 'transfer':
      return paymentStepText(text, method, step.state, order)
    case 'confirm':
      return { title: method.step_confirm, detail: confirmDetail(text, order) }
    case 'review':
      return { title: text.step_review, detail: labelOf(labels, order.label) }
    case 'wallet':
      return { title: text.step_wallet, detail: text.step_wallet_wash(moneyText(order.wash_amount)) }
  }
}

/** Chain payments show their confirmations, because the chain has no confirmation time; other methods show the payment time. */
function confirmDetail(text: OrderText, order: Deposit): string {
  const settled = settledAt(order)
  const payment = slowestPayment(order) ?? (settled === null ? undefined : order.chain_payments[0])
  if (payment === undefined) return settled === null ? text.step_confirm_hint : taiwanDateTime(settled)
  const { confirmations, confirmations_needed } = payment
  return `${text.confirmations} ${text.confirmedOf(confirmations, confirmations_needed)}`
}

function paymentStepText(
  text: OrderText,
  method: MethodText,
  state: OrderStep['state'],
  order: Deposit,
): StepText {
  if (state === 'failed')
    return order.label === 'cancelled'
      ? { title: text.step_pay_cancelled }
      : { title: text.step_pay_late, detail: taiwanDateTime(order.expires_at) }
  if (state !== 'done') return { title: method.step_pay, detail: method.step_pay_hint }
  const at = transferredAt(order)
  return { title: method.step_pay_done, ...(at !== null && { detail: taiwanDateTime(at) }) }
}

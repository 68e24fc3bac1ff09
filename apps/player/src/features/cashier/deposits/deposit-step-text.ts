import type { Deposit } from '@gamehall/contract/cashier'
import { formatMoneyAmount } from '@gamehall/money'
import type { TimelineStep } from '@gamehall/ui/data-display/timeline.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { type OrderStep, settledAt, slowestPayment, transferredAt } from './deposit-order.ts'
import type { DepositOrderText } from './deposit-order-text.ts'
import type { DepositsText } from './deposits-text.ts'
import { depositLabel } from './format-deposit.ts'
import type { MethodText } from './methods/atm-text.ts'

type StepText = Pick<TimelineStep, 'title' | 'detail'>
export type DepositOrderTexts = {
  readonly text: DepositOrderText
  readonly labels: DepositsText
  readonly method: MethodText
}

/** The title and detail of a timeline step: its time, or what it waits for. */
export function depositStepText(
  { text, labels, method }: DepositOrderTexts,
  step: OrderStep,
  order: Deposit,
): StepText {
  switch (step.key) {
    case 'opened':
      if (step.state === 'failed')
        return { title: text.step_failed, detail: depositLabel(labels, order.label) }
      return {
        title: step.state === 'now' ? method.step_opening : method.step_opened,
        detail: formatTaiwanDateTime(order.created_at),
      }
    case 'transfer':
      return paymentStepText(text, method, step.state, order)
    case 'confirm':
      return { title: method.step_confirm, detail: confirmDetail(text, order) }
    case 'review':
      return {
        title: text.step_review,
        detail: order.label === 'transferred_out' ? labels.rejected : depositLabel(labels, order.label),
      }
    case 'refund':
      return { title: text.step_refund }
    case 'wallet':
      return { title: text.step_wallet, detail: text.step_wallet_wash(formatMoneyAmount(order.wash_amount)) }
  }
}

/** Chain payments show their confirmations, because the chain has no confirmation time; other methods show the payment time. */
function confirmDetail(text: DepositOrderText, order: Deposit): string {
  const settled = settledAt(order)
  const payment = slowestPayment(order) ?? (settled === null ? undefined : order.chain_payments[0])
  if (payment === undefined) return settled === null ? text.step_confirm_hint : formatTaiwanDateTime(settled)
  const { confirmations, confirmations_needed } = payment
  return `${text.confirmations} ${text.confirmedOf(confirmations, confirmations_needed)}`
}

function paymentStepText(
  text: DepositOrderText,
  method: MethodText,
  state: OrderStep['state'],
  order: Deposit,
): StepText {
  if (state === 'failed')
    return order.label === 'cancelled'
      ? { title: text.step_pay_cancelled }
      : { title: text.step_pay_late, detail: formatTaiwanDateTime(order.expires_at) }
  if (state !== 'done') return { title: method.step_pay, detail: method.step_pay_hint }
  const at = transferredAt(order)
  return { title: method.step_pay_done, ...(at !== null && { detail: formatTaiwanDateTime(at) }) }
}

import type { Withdrawal } from '@gamehall/contract/cashier'
import type { TimelineStep } from '@gamehall/ui/data-display/timeline.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import type { WithdrawOrderText } from './withdraw-order-text.ts'
import type { WithdrawText } from './withdraw-text.ts'
import { statusNameOf, type WithdrawalStep } from './withdrawal-order.ts'

/** The explanation below the status: the next step, or the reason of the end. */
export function nextStepText(text: WithdrawOrderText, order: Withdrawal): string {
  const name = statusNameOf(order)
  if (name === 'rejected') return text.next_rejected(order.reject_reason ?? text.noReason)
  if (name === 'failed') return order.failure === null ? text.failedPlain : text[order.failure]
  return text[`next_${name}`]
}

type StepText = Pick<TimelineStep, 'title' | 'detail'>
const waitingTexts = { review: 'reviewing', payout: 'paying', arrival: 'arriving' } as const

/** The title and detail of a timeline step: its time, or what it waits for. */
export function withdrawalStepText(
  texts: { readonly text: WithdrawOrderText; readonly labels: WithdrawText },
  { key, state }: WithdrawalStep,
  order: Withdrawal,
): StepText {
  const { text, labels } = texts
  const title = text[`step_${key}`]
  if (state === 'failed') return { title: labels[statusNameOf(order)], ...timeDetail(order.finished_at) }
  if (key === 'asked') return { title, ...timeDetail(order.created_at) }
  if (state === 'now') return { title, detail: text[waitingTexts[key]] }
  if (state === 'todo') return { title }
  const at = { review: order.reviewed_at, payout: order.sent_at, arrival: order.finished_at }
  return { title, ...timeDetail(at[key]) }
}

function timeDetail(instant: string | null): { detail?: string } {
  return instant === null ? {} : { detail: formatTaiwanDateTime(instant) }
}

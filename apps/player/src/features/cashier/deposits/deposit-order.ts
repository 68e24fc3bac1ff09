import type { Deposit } from '@gamehall/contract/cashier'
import type { Tone } from '@gamehall/ui/status-pill.tsx'
import type { TimelineStep } from '@gamehall/ui/timeline.tsx'

/** How often an open order is asked for, besides the pushes. */
export const DEPOSIT_POLL_MS = 5_000

/** Whether anything can still happen to the order by itself. */
export function isWaiting({ label }: Pick<Deposit, 'label'>): boolean {
  return label === 'pending_payment' || label === 'in_progress' || label === 'pending_review'
}

/** Whether the order can still be paid in time: its deadline counts. */
export function isPayable({ label }: Pick<Deposit, 'label'>): boolean {
  return label === 'pending_payment' || label === 'in_progress'
}

export const depositTones: Readonly<Record<Deposit['label'], Tone>> = {
  pending_payment: 'wait',
  in_progress: 'info',
  pending_review: 'warn',
  paid: 'win',
  rejected: 'loss',
  cancelled: 'neutral',
  timed_out: 'neutral',
}

/** `9871203455678812` → `9871 2034 5567 8812`: as it is read aloud and typed over. */
export function groupFours(account: string): string {
  return account.replace(/(\d{4})(?=\d)/g, '$1 ')
}

type StepKey = 'opened' | 'transfer' | 'bank' | 'review' | 'wallet'
export type OrderStep = { readonly key: StepKey; readonly state: TimelineStep['state'] }

const ways: Readonly<Record<Deposit['label'], readonly OrderStep['state'][]>> = {
  pending_payment: ['done', 'now', 'todo', 'todo'],
  in_progress: ['done', 'done', 'now', 'todo'],
  pending_review: ['done', 'done', 'now', 'todo'],
  paid: ['done', 'done', 'done', 'done'],
  rejected: ['done', 'done', 'failed', 'todo'],
  cancelled: ['done', 'failed', 'todo', 'todo'],
  timed_out: ['done', 'failed', 'todo', 'todo'],
}

/** The order's way (§4): opened, transferred, confirmed by the bank (or by a person), in the wallet. */
export function stepsOf(order: Waypoints): readonly OrderStep[] {
  const isReviewed =
    order.label === 'pending_review' || (order.label === 'rejected' && order.paid_at !== null)
  const keys: readonly StepKey[] = ['opened', 'transfer', isReviewed ? 'review' : 'bank', 'wallet']
  const states = statesOf(order)
  return keys.map((key, index) => ({ key, state: states[index] ?? 'todo' }))
}

type Waypoints = Pick<Deposit, 'label' | 'bank_account' | 'paid_at'>

function statesOf({ label, bank_account, paid_at }: Waypoints): readonly OrderStep['state'][] {
  if (label === 'pending_payment' && bank_account === null) return ['now', 'todo', 'todo', 'todo']
  // A gateway that gave no account ended the order before anyone could pay it.
  if (label === 'rejected' && paid_at === null) return ['failed', 'todo', 'todo', 'todo']
  return ways[label]
}

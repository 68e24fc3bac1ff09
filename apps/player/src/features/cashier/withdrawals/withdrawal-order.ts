import type { WITHDRAWAL_STATUSES, Withdrawal, WithdrawalStatus } from '@gamehall/contract/cashier'
import type { Tone } from '@gamehall/ui/data-display/status-pill.tsx'
import type { TimelineStep } from '@gamehall/ui/data-display/timeline.tsx'

/** A copy of the contract's numbers that keeps zod out of the bundle. The type ensures that both are equal. */
export const statusOf: typeof WITHDRAWAL_STATUSES = {
  pendingReview: 1,
  reviewed: 2,
  rejected: 3,
  inProgress: 4,
  transferredOut: 5,
  failed: 6,
  success: 7,
  cancelled: 8,
  timedOut: 9,
}
export type StatusName = keyof typeof WITHDRAWAL_STATUSES

export const statusNames: Readonly<Record<WithdrawalStatus, StatusName>> = {
  1: 'pendingReview',
  2: 'reviewed',
  3: 'rejected',
  4: 'inProgress',
  5: 'transferredOut',
  6: 'failed',
  7: 'success',
  8: 'cancelled',
  9: 'timedOut',
}

export const withdrawalTones: Readonly<Record<StatusName, Tone>> = {
  pendingReview: 'wait',
  reviewed: 'info',
  rejected: 'loss',
  inProgress: 'info',
  transferredOut: 'info',
  failed: 'loss',
  success: 'win',
  cancelled: 'neutral',
  timedOut: 'neutral',
}

export const statusNameOf = ({ status }: Pick<Withdrawal, 'status'>): StatusName => statusNames[status]

const pendingStatuses: readonly StatusName[] = ['pendingReview', 'reviewed', 'inProgress', 'transferredOut']

/** Whether the order can still change without an action of the player. */
export function isPending(order: Pick<Withdrawal, 'status'>): boolean {
  return pendingStatuses.includes(statusNameOf(order))
}

type StepKey = 'asked' | 'review' | 'payout' | 'arrival'
export type WithdrawalStep = { readonly key: StepKey; readonly state: TimelineStep['state'] }
type OrderProgress = Pick<Withdrawal, 'status' | 'reviewed_at' | 'sent_at'>

const keys: readonly StepKey[] = ['asked', 'review', 'payout', 'arrival']
const stepStates: Readonly<Record<StatusName, readonly WithdrawalStep['state'][]>> = {
  pendingReview: ['done', 'now', 'todo', 'todo'],
  reviewed: ['done', 'done', 'now', 'todo'],
  inProgress: ['done', 'done', 'now', 'todo'],
  transferredOut: ['done', 'done', 'done', 'now'],
  success: ['done', 'done', 'done', 'done'],
  rejected: ['done', 'failed'],
  cancelled: ['done', 'failed'],
  failed: ['done', 'done', 'failed'],
  timedOut: ['done', 'done', 'failed'],
}

/** The timeline of an order (§4): requested, reviewed, paid out, arrived. Ends at the failed step. */
export function withdrawalSteps(order: OrderProgress): readonly WithdrawalStep[] {
  return stepStatesOf(order).flatMap((state, index) => {
    const key = keys[index]
    return key === undefined ? [] : [{ key, state }]
  })
}

function stepStatesOf(order: OrderProgress): readonly WithdrawalStep['state'][] {
  const name = statusNameOf(order)
  if (name !== 'failed' && name !== 'timedOut') return stepStates[name]
  // The failed step: after sending (returned), before the review (timed out), or the payout itself.
  if (order.sent_at !== null) return ['done', 'done', 'done', 'failed']
  return order.reviewed_at === null ? ['done', 'failed'] : stepStates[name]
}

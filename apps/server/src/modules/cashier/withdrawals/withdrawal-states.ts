import { WITHDRAWAL_STATUSES, type Withdrawal, type WithdrawalStatus } from '@gamehall/contract/cashier'

/** Where a withdrawal order can be: the nine statuses of §4. */
export const WITHDRAWAL_STATES = [
  'pending',
  'reviewed',
  'rejected',
  'in_progress',
  'transferred',
  'failed',
  'success',
  'cancelled',
  'timed_out',
] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/**
 * What can happen to an order. `refused`: the rail says that nothing left, and never will. `returned`: what had left is
 * back at the rail.
 */
export const WITHDRAWAL_EVENTS = [
  'approved',
  'rejected',
  'cancelled',
  'review_ran_out',
  'payout_begun',
  'transferred',
  'succeeded',
  'refused',
  'returned',
] as const
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number]

/**
 * §4: every change an order can go through; whatever is not here does not happen. A reviewed order can still be
 * rejected until its payout has begun; money can come back even after the success.
 */
const CHANGES: Readonly<Record<WithdrawalState, Partial<Record<WithdrawalEvent, WithdrawalState>>>> = {
  pending: {
    approved: 'reviewed',
    rejected: 'rejected',
    cancelled: 'cancelled',
    review_ran_out: 'timed_out',
  },
  reviewed: { rejected: 'rejected', payout_begun: 'in_progress' },
  in_progress: { transferred: 'transferred', succeeded: 'success', refused: 'failed', returned: 'failed' },
  transferred: { succeeded: 'success', returned: 'failed' },
  success: { returned: 'failed' },
  rejected: {},
  failed: {},
  cancelled: {},
  timed_out: {},
}

/** The state after an event; undefined when the event does not apply. */
export const nextState = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | undefined =>
  CHANGES[state][event]

/** What a change does to the money: held at request, posted when transferred out, given back on every other end. */
export type MoneyEffect = 'none' | 'post' | 'release' | 'give_back'

type Whereabouts = 'held' | 'gone' | 'home'
const WHEREABOUTS: Readonly<Record<WithdrawalState, Whereabouts>> = {
  pending: 'held',
  reviewed: 'held',
  in_progress: 'held',
  transferred: 'gone',
  success: 'gone',
  rejected: 'home',
  failed: 'home',
  cancelled: 'home',
  timed_out: 'home',
}

export function moneyEffect(from: WithdrawalState, to: WithdrawalState): MoneyEffect {
  const [before, after] = [WHEREABOUTS[from], WHEREABOUTS[to]]
  if (before === after) return 'none'
  if (after === 'gone') return 'post'
  return before === 'gone' ? 'give_back' : 'release'
}

export const STATE_STATUS: Readonly<Record<WithdrawalState, WithdrawalStatus>> = {
  pending: WITHDRAWAL_STATUSES.pendingReview,
  reviewed: WITHDRAWAL_STATUSES.reviewed,
  rejected: WITHDRAWAL_STATUSES.rejected,
  in_progress: WITHDRAWAL_STATUSES.inProgress,
  transferred: WITHDRAWAL_STATUSES.transferredOut,
  failed: WITHDRAWAL_STATUSES.failed,
  success: WITHDRAWAL_STATUSES.success,
  cancelled: WITHDRAWAL_STATUSES.cancelled,
  timed_out: WITHDRAWAL_STATUSES.timedOut,
}

export const statesOf = (status: Withdrawal['status']): WithdrawalState[] =>
  WITHDRAWAL_STATES.filter((state) => STATE_STATUS[state] === status)

/** On its way: what counts as unfinished, and as money that has or will have left. */
export const OPEN_STATES = [
  'pending',
  'reviewed',
  'in_progress',
  'transferred',
] as const satisfies readonly WithdrawalState[]

/** What the day's limits and the free amount count: all that left or still may. */
export const COUNTED_STATES = [...OPEN_STATES, 'success'] as const satisfies readonly WithdrawalState[]

/** Nothing more can happen by itself. */
export const isFinal = (state: WithdrawalState): boolean => Object.keys(CHANGES[state]).length === 0

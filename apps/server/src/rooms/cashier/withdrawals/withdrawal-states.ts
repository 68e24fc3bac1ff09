import { WITHDRAWAL_STATUSES, type Withdrawal, type WithdrawalStatus } from '@gamehall/contract/cashier'

/** States of a withdrawal order: the nine statuses of §4. */
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
 * Events of an order. `refused`: the rail reports that the payout was not and will not be sent. `returned`: the rail got a
 * sent payout back.
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
 * The transition table of §4; missing entries are not allowed. A reviewed order can be rejected until its payout begins;
 * a payout can be returned even after success.
 */
const TRANSITIONS: Readonly<Record<WithdrawalState, Partial<Record<WithdrawalEvent, WithdrawalState>>>> = {
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

/** The state after an event; undefined when the transition is not allowed. */
export const nextState = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | undefined =>
  TRANSITIONS[state][event]

/** The effect of a transition on the money: held at creation, posted at payout, released or given back otherwise. */
export type MoneyEffect = 'none' | 'post' | 'release' | 'give_back'

type FundsState = 'held' | 'gone' | 'home'
const FUNDS_STATES: Readonly<Record<WithdrawalState, FundsState>> = {
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
  const [before, after] = [FUNDS_STATES[from], FUNDS_STATES[to]]
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

export const statesOfStatus = (status: Withdrawal['status']): WithdrawalState[] =>
  WITHDRAWAL_STATES.filter((state) => STATE_STATUS[state] === status)

/** States of an unfinished order. */
export const OPEN_STATES = [
  'pending',
  'reviewed',
  'in_progress',
  'transferred',
] as const satisfies readonly WithdrawalState[]

/** States that count against the daily limits and the fee-free amount. */
export const COUNTED_STATES = [...OPEN_STATES, 'success'] as const satisfies readonly WithdrawalState[]

/** Whether a state has no transitions. */
export const isFinal = (state: WithdrawalState): boolean => Object.keys(TRANSITIONS[state]).length === 0

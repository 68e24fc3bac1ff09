import { DEPOSIT_STATUSES, type Deposit, type DepositStatus } from '@gamehall/contract/cashier'

/** States of a deposit order. Finer than the six statuses of §4: `requesting` has no code yet, `reviewing` needs manual review. */
export const DEPOSIT_STATES = [
  'requesting',
  'awaiting',
  'confirmed',
  'paid',
  'cancelled',
  'failed',
  'timed_out',
  'reviewing',
  'rejected',
  'refunded',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** While an order is in one of these states, no other order of its method can be created (10075). */
export const UNFINISHED_STATES = ['requesting', 'awaiting', 'confirmed'] as const satisfies DepositState[]

/** All events of an order. A payment is classified against the order first. */
export const DEPOSIT_EVENTS = [
  'code_issued',
  'code_refused',
  'confirmed_by_player',
  'cancelled_by_player',
  'expired',
  'paid_rightly',
  'paid_wrong_amount',
  'paid_late',
  'approved',
  'rejected',
  'sent_back',
] as const
export type DepositEvent = (typeof DEPOSIT_EVENTS)[number]

const payable = {
  cancelled_by_player: 'cancelled',
  expired: 'timed_out',
  paid_rightly: 'paid',
  paid_wrong_amount: 'reviewing',
  paid_late: 'reviewing',
} as const satisfies Transitions

type Transitions = Partial<Record<DepositEvent, DepositState>>

/** The transition table of §4. Missing entries are not allowed. */
const DEPOSIT_TRANSITIONS: Readonly<Record<DepositState, Transitions>> = {
  requesting: { ...payable, code_issued: 'awaiting', code_refused: 'failed' },
  awaiting: { ...payable, confirmed_by_player: 'confirmed' },
  confirmed: { ...payable, confirmed_by_player: 'confirmed' },
  paid: {},
  cancelled: {
    cancelled_by_player: 'cancelled',
    paid_rightly: 'reviewing',
    paid_wrong_amount: 'reviewing',
    paid_late: 'reviewing',
  },
  failed: { paid_rightly: 'paid', paid_wrong_amount: 'reviewing', paid_late: 'reviewing' },
  timed_out: { paid_rightly: 'paid', paid_wrong_amount: 'reviewing', paid_late: 'reviewing' },
  reviewing: { approved: 'paid', rejected: 'rejected' },
  rejected: { sent_back: 'refunded' },
  refunded: {},
}

/** The state after an event; undefined when the transition is not allowed. */
export const nextState = (state: DepositState, event: DepositEvent): DepositState | undefined =>
  DEPOSIT_TRANSITIONS[state][event]

/** §4 status and display label by state. */
export const STATE_DISPLAY: Readonly<
  Record<DepositState, { readonly status: DepositStatus; readonly label: Deposit['label'] }>
> = {
  requesting: { status: DEPOSIT_STATUSES.pending, label: 'pending_payment' },
  awaiting: { status: DEPOSIT_STATUSES.pending, label: 'pending_payment' },
  confirmed: { status: DEPOSIT_STATUSES.deposited, label: 'in_progress' },
  reviewing: { status: DEPOSIT_STATUSES.deposited, label: 'pending_review' },
  paid: { status: DEPOSIT_STATUSES.success, label: 'paid' },
  cancelled: { status: DEPOSIT_STATUSES.cancelled, label: 'cancelled' },
  failed: { status: DEPOSIT_STATUSES.failed, label: 'rejected' },
  rejected: { status: DEPOSIT_STATUSES.failed, label: 'rejected' },
  refunded: { status: DEPOSIT_STATUSES.failed, label: 'transferred_out' },
  timed_out: { status: DEPOSIT_STATUSES.timedOut, label: 'timed_out' },
}

export const statesOfStatus = (status: DepositStatus): DepositState[] =>
  DEPOSIT_STATES.filter((state) => STATE_DISPLAY[state].status === status)

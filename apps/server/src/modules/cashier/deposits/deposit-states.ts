import { DEPOSIT_STATUSES, type Deposit, type DepositStatus } from '@gamehall/contract/cashier'

/** Where a deposit order stands. Finer than the specification's six statuses: `requesting` has no code yet, `reviewing` has money that a person must judge. */
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
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** Orders that must be finished or cancelled before another of their method is opened (10075). */
export const UNFINISHED_STATES = ['requesting', 'awaiting', 'confirmed'] as const satisfies DepositState[]

/** Everything that can happen to an order. A payment is judged against the order first. */
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

/** The one table of §4: what each event makes of each state. What is not here does not happen. */
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
  rejected: {},
}

/** The state after an event; undefined when the event means nothing in this state. */
export const nextState = (state: DepositState, event: DepositEvent): DepositState | undefined =>
  DEPOSIT_TRANSITIONS[state][event]

/** What the player sees of a state: §4 status and label. */
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
  timed_out: { status: DEPOSIT_STATUSES.timedOut, label: 'timed_out' },
}

export const statesOf = (status: DepositStatus): DepositState[] =>
  DEPOSIT_STATES.filter((state) => STATE_DISPLAY[state].status === status)

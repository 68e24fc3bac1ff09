import type { ChainPayment, Deposit } from '@gamehall/contract/cashier'
import type { Tone } from '@gamehall/ui/data-display/status-pill.tsx'
import type { TimelineStep } from '@gamehall/ui/data-display/timeline.tsx'
import { subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'

const POLL_MS = 5_000
const CHAIN_POLL_MS = 3_000

/** The polling interval of an order, besides pushes; false when it is not pending. TRON has a block every three seconds. */
export function pollIntervalMs(order: Pick<Deposit, 'label' | 'chain_payments'>): number | false {
  if (!isPending(order)) return false
  return slowestPayment(order) ? CHAIN_POLL_MS : POLL_MS
}

/** Whether the order can still change without an action of the player. */
export function isPending({ label }: Pick<Deposit, 'label'>): boolean {
  return label === 'pending_payment' || label === 'in_progress' || label === 'pending_review'
}

/** Whether the order can still be paid before its deadline. */
export function isPayable({ label }: Pick<Deposit, 'label'>): boolean {
  return label === 'pending_payment' || label === 'in_progress'
}

export const depositTones: Readonly<Record<Deposit['label'], Tone>> = {
  pending_payment: 'wait',
  in_progress: 'info',
  pending_review: 'warn',
  paid: 'win',
  rejected: 'loss',
  transferred_out: 'neutral',
  cancelled: 'neutral',
  timed_out: 'neutral',
}

/** Groups a code for reading: `9871203455678812` → `9871 2034 5567 8812`. */
export function groupByFour(code: string): string {
  return code.replace(/(\w{4})(?=\w)/g, '$1 ')
}

/** The payment code of an order: virtual account, store code or address; null until it is issued. */
export function getPaymentCode(order: Pick<Deposit, 'method' | PayCode>): string | null {
  switch (order.method) {
    case 'atm':
      return order.bank_account
    case 'cvs':
      return order.store_code
    case 'usdt':
      return order.receiving_address
  }
}

type PayCode = 'bank_account' | 'store_code' | 'receiving_address'

/** The confirming payment with the fewest confirmations; undefined when there is none. */
export function slowestPayment({
  chain_payments,
}: Pick<Deposit, 'chain_payments'>): ChainPayment | undefined {
  const open = chain_payments.filter(({ state }) => state === 'confirming')
  return open.toSorted((a, b) => a.confirmations - b.confirmations)[0]
}

/** The displayed label: an order with a confirming chain payment is in progress, even if the player has not confirmed it. */
export function displayedLabel(order: Pick<Deposit, 'label' | 'chain_payments'>): Deposit['label'] {
  return order.label === 'pending_payment' && slowestPayment(order) ? 'in_progress' : order.label
}

type OrderTimes = Pick<Deposit, 'created_at' | 'confirmed_at' | 'paid_at' | 'chain_payments'>

/**
 * The first time the payment was known: reported by the player, reported by the gateway, or seen on the chain. Null before
 * that. Ignores times before the order was created.
 */
export function transferredAt(order: OrderTimes): string | null {
  const known = [order.confirmed_at, order.paid_at, ...order.chain_payments.map(({ seen_at }) => seen_at)]
  const since = known.filter((at) => at !== null && at >= order.created_at)
  return since.toSorted()[0] ?? (order.paid_at === null ? null : order.created_at)
}

/** The time of payment, at least the order's creation time, because the gateway's clock can be slow. */
export const settledAt = ({ paid_at, created_at }: OrderTimes): string | null =>
  paid_at !== null && paid_at < created_at ? created_at : paid_at

/** The credited amount: received minus fee; null before the order is paid. */
export const creditedAmount = ({
  label,
  actual_amount,
  fee,
}: Pick<Deposit, 'label' | 'actual_amount' | 'fee'>): string | null =>
  label === 'paid' && actual_amount !== null ? subtractAmounts(actual_amount, fee) : null

type StepKey = 'opened' | 'transfer' | 'confirm' | 'review' | 'wallet' | 'refund'
export type OrderStep = { readonly key: StepKey; readonly state: TimelineStep['state'] }

const stepStates: Readonly<Record<Deposit['label'], readonly OrderStep['state'][]>> = {
  pending_payment: ['done', 'now', 'todo', 'todo'],
  in_progress: ['done', 'done', 'now', 'todo'],
  pending_review: ['done', 'done', 'now', 'todo'],
  paid: ['done', 'done', 'done', 'done'],
  rejected: ['done', 'done', 'failed'],
  transferred_out: ['done', 'done', 'failed', 'done'],
  cancelled: ['done', 'failed'],
  timed_out: ['done', 'failed'],
}

/** The timeline of an order (§4): created, paid, confirmed or reviewed, credited. Ends at the failed step. */
export function orderSteps(order: OrderProgress): readonly OrderStep[] {
  const isRefunded = order.label === 'transferred_out'
  const isReviewed =
    order.label === 'pending_review' || isRefunded || (order.label === 'rejected' && order.paid_at !== null)
  const last = isRefunded ? 'refund' : 'wallet'
  const keys: readonly StepKey[] = ['opened', 'transfer', isReviewed ? 'review' : 'confirm', last]
  const states = stepStatesOf(order)
  return states.flatMap((state, index) => {
    const key = keys[index]
    return key === undefined ? [] : [{ key, state }]
  })
}

type OrderProgress = Pick<Deposit, 'label' | 'method' | PayCode | 'paid_at' | 'chain_payments'>

function stepStatesOf(order: OrderProgress): readonly OrderStep['state'][] {
  if (order.label === 'pending_payment' && getPaymentCode(order) === null)
    return ['now', 'todo', 'todo', 'todo']
  // The gateway issued no code, so the order failed before it could be paid.
  if (order.label === 'rejected' && order.paid_at === null) return ['failed']
  return stepStates[displayedLabel(order)]
}

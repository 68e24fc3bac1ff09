import type { ChainPayment, Deposit } from '@gamehall/contract/cashier'
import type { Tone } from '@gamehall/ui/status-pill.tsx'
import type { TimelineStep } from '@gamehall/ui/timeline.tsx'
import { amountLess } from '../../../shared/money/whole-amount.ts'

const POLL_MS = 5_000
const CHAIN_POLL_MS = 3_000

/** How often an open order is asked for, besides the pushes: a chain has a new block every three seconds. */
export function pollEveryMs(order: Pick<Deposit, 'label' | 'chain_payments'>): number | false {
  if (!isWaiting(order)) return false
  return slowestPayment(order) ? CHAIN_POLL_MS : POLL_MS
}

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
export function groupFours(code: string): string {
  return code.replace(/(\w{4})(?=\w)/g, '$1 ')
}

/** What the player pays by: the virtual account, the store's code or the address; null while it is being made. */
export function payCodeOf(order: Pick<Deposit, 'method' | PayCode>): string | null {
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

/** The payment that has the longest way to go; undefined when none is being confirmed. */
export function slowestPayment({
  chain_payments,
}: Pick<Deposit, 'chain_payments'>): ChainPayment | undefined {
  const open = chain_payments.filter(({ state }) => state === 'confirming')
  return open.toSorted((a, b) => a.confirmations - b.confirmations)[0]
}

/** The label as a player sees it: what the chain has seen is being confirmed, whether or not the player has said so. */
export function shownLabel(order: Pick<Deposit, 'label' | 'chain_payments'>): Deposit['label'] {
  return order.label === 'pending_payment' && slowestPayment(order) ? 'in_progress' : order.label
}

type OrderTimes = Pick<Deposit, 'created_at' | 'confirmed_at' | 'paid_at' | 'chain_payments'>

/**
 * When the money was first known to be on its way: said by the player, by whoever keeps the account, or seen on the chain. Null
 * while it is not. What the chain saw before the order is another order's.
 */
export function transferredAt(order: OrderTimes): string | null {
  const known = [order.confirmed_at, order.paid_at, ...order.chain_payments.map(({ seen_at }) => seen_at)]
  const since = known.filter((at) => at !== null && at >= order.created_at)
  return since.toSorted()[0] ?? (order.paid_at === null ? null : order.created_at)
}

/** When the other side confirmed it; a clock of theirs that is slow puts it before the order, and then it is the order's. */
export const settledAt = ({ paid_at, created_at }: OrderTimes): string | null =>
  paid_at !== null && paid_at < created_at ? created_at : paid_at

/** What the order brought into the wallet, its fee taken off; null while it has not. */
export const creditedAmount = ({
  label,
  actual_amount,
  fee,
}: Pick<Deposit, 'label' | 'actual_amount' | 'fee'>): string | null =>
  label === 'paid' && actual_amount !== null ? amountLess(actual_amount, fee) : null

type StepKey = 'opened' | 'transfer' | 'confirm' | 'review' | 'wallet'
export type OrderStep = { readonly key: StepKey; readonly state: TimelineStep['state'] }

const stepStates: Readonly<Record<Deposit['label'], readonly OrderStep['state'][]>> = {
  pending_payment: ['done', 'now', 'todo', 'todo'],
  in_progress: ['done', 'done', 'now', 'todo'],
  pending_review: ['done', 'done', 'now', 'todo'],
  paid: ['done', 'done', 'done', 'done'],
  rejected: ['done', 'done', 'failed'],
  cancelled: ['done', 'failed'],
  timed_out: ['done', 'failed'],
}

/** The order's way (§4): opened, paid, confirmed by the other side (or by a person), in the wallet. It ends where it failed. */
export function stepsOf(order: OrderProgress): readonly OrderStep[] {
  const isReviewed =
    order.label === 'pending_review' || (order.label === 'rejected' && order.paid_at !== null)
  const keys: readonly StepKey[] = ['opened', 'transfer', isReviewed ? 'review' : 'confirm', 'wallet']
  const states = stepStatesOf(order)
  return states.flatMap((state, index) => {
    const key = keys[index]
    return key === undefined ? [] : [{ key, state }]
  })
}

type OrderProgress = Pick<Deposit, 'label' | 'method' | PayCode | 'paid_at' | 'chain_payments'>

function stepStatesOf(order: OrderProgress): readonly OrderStep['state'][] {
  if (order.label === 'pending_payment' && payCodeOf(order) === null) return ['now', 'todo', 'todo', 'todo']
  // A gateway that gave no code ended the order before anyone could pay it.
  if (order.label === 'rejected' && order.paid_at === null) return ['failed']
  return stepStates[shownLabel(order)]
}

import type { Currency } from '@gamehall/money'
import type { RailWord } from '../../testing/fake-payouts.ts'

export type Way = 'bank' | 'usdt' | 'usdt_wallet'
/** What befalls an order: a person decides, or its payout is carried on while the rail says something. */
export type Fate = 'approve' | 'reject' | 'cancel' | RailWord

/** What each way takes from an amount, in minor units of its currency. */
export const FLAT_FEES: Readonly<Record<Way, bigint>> = {
  bank: 15_00n,
  usdt: 30_00n,
  usdt_wallet: 1_000_000n,
}
export const currencyOf = (way: Way): Currency => (way === 'usdt_wallet' ? 'USDT' : 'TWD')

/** An order's money is held, gone, or home again; home is for good. */
export interface Order {
  readonly stepId: number
  readonly currency: Currency
  readonly amount: bigint
  state: 'pending' | 'reviewed' | 'in_progress' | 'transferred' | 'success'
}

/** §4 once more, in the plainest way. True: the money is home again, and that is the order's end. */
export function befall(order: Order, fate: Fate): boolean {
  const { state } = order
  if (fate === 'approve') {
    if (state === 'pending') order.state = 'reviewed'
    return false
  }
  if (fate === 'reject') return state === 'pending' || state === 'reviewed'
  if (fate === 'cancel') return state === 'pending'
  if (state === 'pending') return false
  if (state === 'reviewed') {
    if (fate === 'refused') return true
    order.state = 'in_progress'
  }
  if (fate === 'failed' || fate === 'returned') return true
  if (fate === 'transferred' && order.state === 'in_progress') order.state = 'transferred'
  if (fate === 'succeeded') order.state = 'success'
  return false
}

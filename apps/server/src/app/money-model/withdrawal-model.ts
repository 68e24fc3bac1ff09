import type { Currency } from '@gamehall/money'
import type { FakePayoutAnswer } from '../../testing/fake-payouts.ts'

export type WithdrawalMethod = 'bank' | 'usdt' | 'usdt_wallet'
/** What befalls an order: a person decides, or its payout is carried on while the rail says something. */
export type WithdrawalFate = 'approve' | 'reject' | 'cancel' | FakePayoutAnswer

/** What each way takes from an amount, in minor units of its currency. */
export const FLAT_FEES: Readonly<Record<WithdrawalMethod, bigint>> = {
  bank: 15_00n,
  usdt: 30_00n,
  usdt_wallet: 1_000_000n,
}
export const currencyOf = (way: WithdrawalMethod): Currency => (way === 'usdt_wallet' ? 'USDT' : 'TWD')

/** An order's money is held, gone, or home again; home is for good. */
export interface ModelOrder {
  readonly stepId: number
  readonly currency: Currency
  readonly amount: bigint
  state: 'pending' | 'reviewed' | 'in_progress' | 'transferred' | 'success'
}

/** §4 once more, in the plainest way. True: the money is home again, and that is the order's end. */
export function applyFate(order: ModelOrder, fate: WithdrawalFate): boolean {
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

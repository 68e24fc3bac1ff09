import type { Withdrawal, WithdrawalDestination } from '@gamehall/contract/cashier'
import { moneyText } from '@gamehall/ui/money.tsx'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import type { WithdrawText } from './withdraw-text.ts'

/** How long a way out usually takes: `約 30 分鐘到帳`. */
export function timeWords(text: WithdrawText, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 120 ? text.minutes(minutes) : text.hours(Math.round(minutes / 60))
}

/** `when` it was asked for, and what was sent where that is not what arrives: `14:05・提款 3,000.00・手續費 30.00`. */
export function sentWords(text: WithdrawText, order: Withdrawal, when: string): string {
  const { amount, arrives_amount, arrives_currency, currency, fee } = order
  const sumOf = (sum: string) => `${moneyText(sum, currency)}${currency === 'TWD' ? '' : ` ${currency}`}`
  const isSame = amount === arrives_amount && currency === arrives_currency
  return [
    when,
    ...(isSame ? [] : [text.sentOf(sumOf(amount))]),
    ...(isBelow('0', fee, currency) ? [text.feeOf(sumOf(fee))] : []),
  ].join('・')
}

/** A destination on one line. */
export function destinationWords(destination: WithdrawalDestination): string {
  return destination.kind === 'card'
    ? `${destination.bank_name} ${destination.bank_num.replace(' ', '\u00a0')}`
    : destination.label || shortAddress(destination.address)
}

/** `TQn9Y2kh…w5KcbLSE`: both ends of an address, as it is recognised. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-8)}`
}

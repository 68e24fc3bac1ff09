import type { Withdrawal, WithdrawalDestination } from '@gamehall/contract/cashier'
import { formatMoneyAmount } from '@gamehall/money'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { shortenHash } from '../../../shared/chain/shorten-hash.ts'
import type { WithdrawText } from './withdraw-text.ts'

/** Formats the usual arrival time: `約 30 分鐘到帳`. */
export function formatArrivalTime(text: WithdrawText, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 120 ? text.minutes(minutes) : text.hours(Math.round(minutes / 60))
}

/** The detail line of a history row: time, and amount and fee if the received amount differs: `14:05・提款 3,000.00・手續費 30.00`. */
export function formatSentDetail(text: WithdrawText, order: Withdrawal, when: string): string {
  const { amount, arrives_amount, arrives_currency, currency, fee } = order
  const sumOf = (sum: string) =>
    `${formatMoneyAmount(sum, currency)}${currency === 'TWD' ? '' : ` ${currency}`}`
  const isSame = amount === arrives_amount && currency === arrives_currency
  return [
    when,
    ...(isSame ? [] : [text.sentOf(sumOf(amount))]),
    ...(isAmountBelow('0', fee, currency) ? [text.feeOf(sumOf(fee))] : []),
  ].join('・')
}

/** Formats a destination in one line. */
export function formatDestination(destination: WithdrawalDestination): string {
  return destination.kind === 'card'
    ? `${destination.bank_name} ${destination.bank_num.replace(' ', '\u00a0')}`
    : destination.label || shortenHash(destination.address)
}

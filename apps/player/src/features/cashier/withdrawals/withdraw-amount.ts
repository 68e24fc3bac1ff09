import type { WithdrawalChannel } from '@gamehall/contract/cashier'
import { type Currency, formatWireAmount, minor } from '@gamehall/money'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import {
  isAmountBelow,
  parseMinorOrZero,
  subtractAmounts,
} from '@gamehall/web-client/money/amount-arithmetic.ts'
import { formatWithCurrency } from '../../../shared/money/format-with-currency.ts'
import type { WithdrawText } from './withdraw-text.ts'

type Limits = Pick<
  WithdrawalChannel,
  'currency' | 'min_amount' | 'max_amount' | 'amount_step' | 'left_today' | 'left_today_count'
>

/** A wallet's balance; `free` is the part that is not withheld. */
export type WalletFunds = { readonly balance: string; readonly free: string }

/** Whether an amount exceeds the free balance or a limit. Checked while typing, because more digits cannot fix it. */
export function exceedsMaximum(amount: string, channel: Limits, { free }: WalletFunds): boolean {
  const { currency, max_amount, left_today } = channel
  return [free, max_amount, left_today].some((most) => isAmountBelow(most, amount, currency))
}

/** The most that one order can withdraw now, in whole steps: limited by free balance, order limit and day limit. `"0"` for nothing. */
export function maximumWithdrawal(channel: Limits, free: string): string {
  const { currency, max_amount, left_today, amount_step } = channel
  const bounds = [free, max_amount, left_today].map((each) => parseMinorOrZero(each, currency))
  const least = bounds.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 0n
  const step = parseMinorOrZero(amount_step, currency)
  if (least <= 0n) return '0'
  return trimZeros(formatWireAmount(minor(step > 0n ? least - (least % step) : least), currency))
}

/** The number of decimals of a channel's amounts, from its step. */
export function amountDecimals({ currency, amount_step }: Pick<Limits, 'currency' | 'amount_step'>): number {
  const fraction = trimZeros(formatWireAmount(parseMinorOrZero(amount_step, currency), currency)).split(
    '.',
  )[1]
  return fraction?.length ?? 0
}

/** §5: the error message for an amount; undefined when it is valid. */
export function validateWithdrawalAmount(
  text: WithdrawText,
  amount: string,
  channel: Limits,
  { balance, free }: WalletFunds,
): string | undefined {
  const { currency } = channel
  if (amount === '') return text.empty
  if (isAmountBelow(balance, amount, currency)) return text.overBalance(formatWithCurrency(balance, currency))
  if (isAmountBelow(free, amount, currency)) return text.overWithheld(formatWithCurrency(free, currency))
  if (isAmountBelow(amount, channel.min_amount, currency))
    return text.tooLow(formatWithCurrency(channel.min_amount, currency))
  if (isAmountBelow(channel.max_amount, amount, currency))
    return text.tooHigh(formatWithCurrency(channel.max_amount, currency))
  if (isAmountBelow(channel.left_today, amount, currency))
    return text.overToday(formatWithCurrency(channel.left_today, currency))
  const step = parseMinorOrZero(channel.amount_step, currency)
  if (step > 0n && parseMinorOrZero(amount, currency) % step !== 0n)
    return text.offStep(formatWithCurrency(channel.amount_step, currency))
  return undefined
}

function trimZeros(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}

/** The funds of a currency's wallet. Only TWD can be withheld. */
export function walletFunds(info: CallResponse<'getWithdrawalInfo'>, currency: Currency): WalletFunds {
  const balance = info.balances.find((each) => each.currency === currency)?.balance ?? '0.00'
  const free = currency === 'TWD' ? subtractAmounts(balance, info.readiness.withheld) : balance
  return { balance, free }
}

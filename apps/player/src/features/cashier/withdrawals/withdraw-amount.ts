import type { WithdrawalChannel } from '@gamehall/contract/cashier'
import { type Currency, formatWire, minor } from '@gamehall/money'
import { moneyText } from '@gamehall/ui/money.tsx'
import type { Answer } from '../../../shared/api/send-call.ts'
import { amountLess, isBelow, minorOf } from '../../../shared/money/whole-amount.ts'
import type { WithdrawText } from './withdraw-text.ts'

type Limits = Pick<
  WithdrawalChannel,
  'currency' | 'min_amount' | 'max_amount' | 'amount_step' | 'left_today' | 'left_today_count'
>

/** A wallet's balance; `free` is the part that is not withheld. */
export type Funds = { readonly balance: string; readonly free: string }

/** Whether an amount exceeds the free balance or a limit. Checked while typing, because more digits cannot fix it. */
export function isOverMost(amount: string, channel: Limits, { free }: Funds): boolean {
  const { currency, max_amount, left_today } = channel
  return [free, max_amount, left_today].some((most) => isBelow(most, amount, currency))
}

/** The most that one order can withdraw now, in whole steps: limited by free balance, order limit and day limit. `"0"` for nothing. */
export function mostNow(channel: Limits, free: string): string {
  const { currency, max_amount, left_today, amount_step } = channel
  const bounds = [free, max_amount, left_today].map((each) => minorOf(each, currency))
  const least = bounds.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 0n
  const step = minorOf(amount_step, currency)
  if (least <= 0n) return '0'
  return trimZeros(formatWire(minor(step > 0n ? least - (least % step) : least), currency))
}

/** The number of decimals of a channel's amounts, from its step. */
export function decimalsOf({ currency, amount_step }: Pick<Limits, 'currency' | 'amount_step'>): number {
  const fraction = trimZeros(formatWire(minorOf(amount_step, currency), currency)).split('.')[1]
  return fraction?.length ?? 0
}

/** §5: the error message for an amount; undefined when it is valid. */
export function withdrawAmountError(
  text: WithdrawText,
  amount: string,
  channel: Limits,
  { balance, free }: Funds,
): string | undefined {
  const { currency } = channel
  if (amount === '') return text.empty
  if (isBelow(balance, amount, currency)) return text.overBalance(sumText(balance, currency))
  if (isBelow(free, amount, currency)) return text.overWithheld(sumText(free, currency))
  if (isBelow(amount, channel.min_amount, currency)) return text.tooLow(sumText(channel.min_amount, currency))
  if (isBelow(channel.max_amount, amount, currency))
    return text.tooHigh(sumText(channel.max_amount, currency))
  if (isBelow(channel.left_today, amount, currency))
    return text.overToday(sumText(channel.left_today, currency))
  const step = minorOf(channel.amount_step, currency)
  if (step > 0n && minorOf(amount, currency) % step !== 0n)
    return text.offStep(sumText(channel.amount_step, currency))
  return undefined
}

/** Formats an amount with its currency: `12,000.00 TWD`. */
export function sumText(amount: string, currency: Currency): string {
  return `${moneyText(amount, currency)} ${currency}`
}

function trimZeros(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}

/** The funds of a currency's wallet. Only TWD can be withheld. */
export function fundsOf(info: Answer<'getWithdrawalInfo'>, currency: Currency): Funds {
  const balance = info.balances.find((each) => each.currency === currency)?.balance ?? '0.00'
  const free = currency === 'TWD' ? amountLess(balance, info.readiness.withheld) : balance
  return { balance, free }
}

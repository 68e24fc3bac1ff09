import type { DepositChannel, DepositLimits } from '@gamehall/contract/cashier'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import type { DepositsText } from './deposits-text.ts'
import { formatWholeAmount } from './format-whole-amount.ts'

/** The limits of one deposit: the channel's and the rest of the daily limit. */
export type DepositBounds = {
  readonly channel: Pick<DepositChannel, 'min_amount' | 'max_amount'>
  readonly limits: Pick<DepositLimits, 'left_today'>
}

/** §5: the error message for a deposit amount; undefined when it is valid. */
export function validateDepositAmount(
  text: DepositsText,
  amount: string,
  bounds: DepositBounds,
): string | undefined {
  if (amount === '') return text.empty
  const { min_amount } = bounds.channel
  return (
    validateDepositMaximum(text, amount, bounds) ??
    (isAmountBelow(amount, min_amount) ? text.tooLow(formatWholeAmount(min_amount)) : undefined)
  )
}

/** The error message for an amount above a limit. Shown while typing, because more digits cannot fix it. */
export function validateDepositMaximum(
  text: DepositsText,
  amount: string,
  { channel, limits }: DepositBounds,
): string | undefined {
  if (isAmountBelow(channel.max_amount, amount)) return text.tooHigh(formatWholeAmount(channel.max_amount))
  if (isAmountBelow(limits.left_today, amount)) return text.overToday(formatWholeAmount(limits.left_today))
  return undefined
}

import type { DepositChannel, DepositLimits } from '@gamehall/contract/cashier'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import { wholeText } from '../whole-text.ts'
import type { DepositsText } from './deposits-text.ts'

/** The limits of one deposit: the channel's and the rest of the daily limit. */
export type DepositBounds = {
  readonly channel: Pick<DepositChannel, 'min_amount' | 'max_amount'>
  readonly limits: Pick<DepositLimits, 'left_today'>
}

/** §5: the error message for a deposit amount; undefined when it is valid. */
export function amountError(text: DepositsText, amount: string, bounds: DepositBounds): string | undefined {
  if (amount === '') return text.empty
  const { min_amount } = bounds.channel
  return (
    overError(text, amount, bounds) ??
    (isBelow(amount, min_amount) ? text.tooLow(wholeText(min_amount)) : undefined)
  )
}

/** The error message for an amount above a limit. Shown while typing, because more digits cannot fix it. */
export function overError(
  text: DepositsText,
  amount: string,
  { channel, limits }: DepositBounds,
): string | undefined {
  if (isBelow(channel.max_amount, amount)) return text.tooHigh(wholeText(channel.max_amount))
  if (isBelow(limits.left_today, amount)) return text.overToday(wholeText(limits.left_today))
  return undefined
}

import type { DepositChannel } from '@gamehall/contract/cashier'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import { wholeText } from '../whole-text.ts'
import type { DepositsText } from './deposits-text.ts'

/** §5: what is wrong with a deposit amount, in words; undefined when the channel takes it. */
export function amountError(
  text: DepositsText,
  amount: string,
  channel: Pick<DepositChannel, 'min_amount' | 'max_amount'>,
): string | undefined {
  if (amount === '') return text.empty
  if (isBelow(amount, channel.min_amount)) return text.tooLow(wholeText(channel.min_amount))
  if (isBelow(channel.max_amount, amount)) return text.tooHigh(wholeText(channel.max_amount))
  return undefined
}

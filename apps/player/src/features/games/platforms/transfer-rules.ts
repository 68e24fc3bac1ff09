import type { PlatformBalance } from '@gamehall/contract/games'
import { groupThousands } from '@gamehall/ui/money/amount-input.ts'
import { isAmountBelow, truncateToDollars } from '@gamehall/web-client/money/amount-arithmetic.ts'
import type { PlatformsText } from './platforms-text.ts'

export type Direction = 'in' | 'out'

/**
 * The limits of one transfer in whole dollars (§5): up to the balance and, to a platform, up to its maximum. `isCapped`: the
 * maximum is below the balance.
 */
export type TransferLimits = { readonly least: string; readonly most: string; readonly isCapped: boolean }

export function platformTransferLimits(
  direction: Direction,
  mainBalance: string,
  platform: Pick<PlatformBalance, 'balance' | 'min_transfer' | 'max_transfer'>,
): TransferLimits {
  if (direction === 'out') return { least: '1', most: truncateToDollars(platform.balance), isCapped: false }
  const { min_transfer: min, max_transfer: max } = platform
  const isCapped = max !== null && isAmountBelow(max, mainBalance)
  return {
    least: isAmountBelow(min, '1') ? '1' : truncateToDollars(min),
    most: truncateToDollars(isCapped ? max : mainBalance),
    isCapped,
  }
}

/** The error text of an amount; undefined when it is valid. */
export function transferAmountError(
  text: PlatformsText,
  amount: string,
  { least, most, isCapped }: TransferLimits,
): string | undefined {
  if (isAmountBelow(most, least)) return text.none
  if (amount === '') return text.empty
  if (isAmountBelow(amount, least)) return text.tooLow(groupThousands(least))
  if (isAmountBelow(most, amount))
    return isCapped ? text.tooHigh(groupThousands(most)) : text.overBalance(groupThousands(most))
  return undefined
}

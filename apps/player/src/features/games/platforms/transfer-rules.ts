import type { PlatformBalance } from '@gamehall/contract/games'
import { groupThousands } from '@gamehall/ui/amount-text.ts'
import { isBelow, wholeDollars } from '../../../shared/money/whole-amount.ts'
import type { PlatformsText } from './platforms-text.ts'

export type Direction = 'in' | 'out'

/** The limits of one transfer in whole dollars (§5): up to the balance and, to a platform, up to its maximum. */
export type TransferLimits = { readonly least: string; readonly most: string }

export function limitsOf(
  direction: Direction,
  mainBalance: string,
  platform: Pick<PlatformBalance, 'balance' | 'min_transfer' | 'max_transfer'>,
): TransferLimits {
  if (direction === 'out') return { least: '1', most: wholeDollars(platform.balance) }
  const { min_transfer: min, max_transfer: max } = platform
  const isCapped = max !== null && isBelow(max, mainBalance)
  return {
    least: isBelow(min, '1') ? '1' : wholeDollars(min),
    most: wholeDollars(isCapped ? max : mainBalance),
  }
}

/** The error text of an amount; undefined when it is valid. */
export function transferError(
  text: PlatformsText,
  amount: string,
  { least, most }: TransferLimits,
): string | undefined {
  if (isBelow(most, least)) return text.none
  if (amount === '') return text.empty
  if (isBelow(amount, least)) return text.tooLow(groupThousands(least))
  if (isBelow(most, amount)) return text.tooHigh(groupThousands(most))
  return undefined
}

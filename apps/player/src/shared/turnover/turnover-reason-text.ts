import type { TurnoverReason } from '@gamehall/contract/wallet'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import type { TurnoverText } from './turnover-text.ts'

/** The text of why a bet counted as it did. */
export function turnoverReasonText(
  text: TurnoverText,
  counted: string,
  reason: TurnoverReason | null,
): string {
  if (reason === null) return text.full
  return reason === 'nothing_owed' && isAmountBelow('0', counted) ? text.nothing_owed_partly : text[reason]
}

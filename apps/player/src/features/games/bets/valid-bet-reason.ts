import type { Bet } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { isAmountBelow, subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import type { betsText } from './bets-text.ts'

type Text = (typeof betsText)['zh-TW']

/** Why as much of this bet is valid as is, with its own figures. */
export function validBetReason({ status, bet_amount, valid_bet, is_free }: Bet, text: Text): string {
  if (is_free) return text.validFree
  if (status === 'open') return text.validOpen
  if (status === 'void') return text.validVoid
  if (!isAmountBelow('0', valid_bet)) return text.validNone
  const bet = formatMoneyAmount(bet_amount)
  if (!isAmountBelow(valid_bet, bet_amount)) return text.validAll(bet)
  const rest = subtractAmounts(bet_amount, valid_bet)
  return text.validPart(bet, formatMoneyAmount(valid_bet), formatMoneyAmount(rest))
}

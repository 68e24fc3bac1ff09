import type { Bet, UncountedPart } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { isAmountBelow, subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import type { betsText } from './bets-text.ts'

type Text = (typeof betsText)['zh-TW']

/** Why as much of this bet is valid as is, with its own figures; by its own causes where the platform gives them. */
export function validBetReason(bet: Bet, text: Text, uncounted: readonly UncountedPart[] = []): string {
  const { status, bet_amount, valid_bet, is_free } = bet
  if (is_free) return text.validFree
  if (status === 'open') return text.validOpen
  if (status === 'void') return text.validVoid
  const isNothing = !isAmountBelow('0', valid_bet)
  const whole = formatMoneyAmount(bet_amount)
  if (!isNothing && !isAmountBelow(valid_bet, bet_amount)) return text.validAll(whole)
  const [valid, rest] = [
    formatMoneyAmount(valid_bet),
    formatMoneyAmount(subtractAmounts(bet_amount, valid_bet)),
  ]
  if (uncounted.length === 0) return isNothing ? text.validNone : text.validPart(whole, valid, rest)
  const causes = listCauses(uncounted, text)
  return isNothing ? text.uncountedAll(causes) : text.uncountedPart(whole, rest, causes, valid)
}

/** The causes, each with its amount where there are several. */
const listCauses = (parts: readonly UncountedPart[], text: Text): string =>
  parts
    .map(({ cause, amount }) =>
      parts.length === 1 ? text[cause] : text.causeOf(text[cause], formatMoneyAmount(amount)),
    )
    .join(text.causeSeparator)

import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { SicBoRound } from '../schemas.ts'
import { sicBoText } from '../text.ts'
import { diceMarks, sumOf } from './bets/dice-names.ts'

/** The dice of a past round with their total and what they are: `2 5 6＝13 大 單`. */
export function SicBoHistoryRow({ round: { status, dice } }: { readonly round: SicBoRound }) {
  const text = useText(sicBoText)
  if (status === 'void') return text.historyVoid
  if (dice === null) return null
  return `${text.history(dice.join(' '), sumOf(dice))} ${diceMarks(dice, text).join(' ')}`
}

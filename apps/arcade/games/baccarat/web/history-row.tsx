import { useText } from '@gamehall/web-client/i18n/text.ts'
import { handTotal, winnerOf } from '../rules.ts'
import { baccaratText } from '../text.ts'
import type { ShownRound } from './baccarat-types.ts'

/** The table, the winner and the points of a past hand. */
export function HistoryRow({ round: { status, table, hand } }: { readonly round: ShownRound }) {
  const text = useText(baccaratText)
  if (status === 'void') return text.historyVoid
  if (hand === null) return text.historyOpen
  const winner = text.winners[winnerOf(hand)]
  return text.history(text.tables[table], winner, handTotal(hand.player), handTotal(hand.banker))
}

import { useText } from '@gamehall/web-client/i18n/text.ts'
import { rouletteText } from '../text.ts'
import { colourOf } from '../wheel.ts'
import type { ShownRound } from './roulette-types.ts'

/** The table and the number of a past round. */
export function HistoryRow({ round }: { readonly round: ShownRound }) {
  const text = useText(rouletteText)
  return text.history(text.tables[round.table], round.number, text.colours[colourOf(round.number)])
}

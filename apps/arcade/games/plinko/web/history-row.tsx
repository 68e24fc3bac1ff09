import { useText } from '@gamehall/web-client/i18n/text.ts'
import { plinkoText } from '../text.ts'
import type { ShownRound } from './plinko-types.ts'

/** How many marbles fell over which board. */
export function HistoryRow({ round }: { readonly round: ShownRound }) {
  const text = useText(plinkoText)
  return text.history(round.paths.length, round.rows, text.risks[round.risk])
}

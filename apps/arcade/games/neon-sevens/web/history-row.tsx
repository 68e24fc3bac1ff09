import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { NeonSevensRound } from '../schemas.ts'
import { neonSevensText } from '../text.ts'

/** The middle row of a past spin, and how many lines paid. */
export function NeonSevensHistoryRow({ round }: { readonly round: NeonSevensRound }) {
  const text = useText(neonSevensText)
  const middle = round.grid.map((column) => text.symbols[column[1] ?? 'orange']).join(' · ')
  return round.line_wins.length === 0 ? middle : `${middle} · ${text.historyLines(round.line_wins.length)}`
}

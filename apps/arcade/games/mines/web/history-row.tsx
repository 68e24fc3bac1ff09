import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { MinesRound } from '../schemas.ts'
import { minesText } from '../text.ts'

/** The mines and opened tiles of a past round. */
export function MinesHistoryRow({ round }: { readonly round: MinesRound }) {
  return useText(minesText).historyPicks(round.mines, round.picks.length)
}

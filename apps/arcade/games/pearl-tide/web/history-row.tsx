import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { PearlTideRound } from '../schemas.ts'
import { pearlTideText } from '../text.ts'

/** The cascades of a past round, and its free spins. */
export function PearlTideHistoryRow({ round }: { readonly round: PearlTideRound }) {
  const text = useText(pearlTideText)
  const cascades = round.spins.reduce(
    (sum, { steps }) => sum + steps.filter(({ clusters }) => clusters.length > 0).length,
    0,
  )
  const free = round.spins.length - 1
  const parts = [cascades === 0 ? text.historyNothing : text.historyCascades(cascades)]
  if (free > 0) parts.push(text.historyFreeSpins(free))
  return parts.join(' · ')
}

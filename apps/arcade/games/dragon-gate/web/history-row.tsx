import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { DragonGateRound } from '../schemas.ts'
import { dragonGateText } from '../text.ts'

/** The free spins of a past round. */
export function DragonGateHistoryRow({ round }: { readonly round: DragonGateRound }) {
  const text = useText(dragonGateText)
  return round.spins.length > 1 ? text.historyFreeSpins(round.spins.length - 1) : null
}

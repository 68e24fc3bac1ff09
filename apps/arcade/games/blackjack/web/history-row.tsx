import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { BlackjackRound } from '../schemas.ts'
import { blackjackText } from '../text.ts'
import { totalLabel } from './hand-label.ts'
import { sceneOf } from './scene-of.ts'

/** The dealer's total and that of every hand of a past round, with its result. */
export function BlackjackHistoryRow({ round }: { readonly round: BlackjackRound }) {
  const text = useText(blackjackText)
  const { dealer, hands } = sceneOf(round)
  const results = hands.map(
    ({ cards, result }) => `${totalLabel(cards, true)} ${result === null ? '' : text.results[result]}`,
  )
  return text.history(totalLabel(dealer, true), results.join('、').trim())
}

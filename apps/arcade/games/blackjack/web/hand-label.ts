import { handValue, pointsOf } from '../hand-value.ts'
import type { SceneCard } from './table/table-scene.ts'

/** The total of the cards in sight: `17`, or `7/17` while an ace may still count one or eleven. Empty without a card. */
export function totalLabel(cards: readonly SceneCard[], isFinal: boolean): string {
  const seen = cards.flatMap(({ card }) => (card === null ? [] : [card]))
  if (seen.length === 0) return ''
  const { total, isSoft } = handValue(seen)
  if (!isSoft || isFinal || total === 21) return `${total}`
  return `${seen.reduce((sum, card) => sum + pointsOf(card), 0)}/${total}`
}

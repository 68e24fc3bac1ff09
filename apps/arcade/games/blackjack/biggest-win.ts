import { addPoints, type HandValue, NO_CARDS, TWENTY_ONE } from './hand-value.ts'
import { MAX_HANDS_PER_SPOT } from './limits.ts'
import { bestAction, chanceOf, dealerBlackjackChance, dealerTotals, POINTS } from './strategy.ts'

/** The sum of a value over the next card, weighted by its probability. */
const overCards = (value: (points: number) => number): number =>
  POINTS.reduce((sum, points) => sum + chanceOf(points) * value(points), 0)

/** The probability that one more card, the only one after a double, beats the dealer's total. */
const doubleWins = (hand: HandValue, dealer: number): number =>
  overCards((points) => {
    const { total } = addPoints(hand, points)
    return total <= TWENTY_ONE && (dealer > TWENTY_ONE || total > dealer) ? 1 : 0
  })

/** A pair that was split, against a dealer's card and final total; `wanted`: the hands that it is to come to. */
interface SplitPair {
  readonly points: number
  readonly up: number
  readonly dealer: number
  readonly wanted: number
}

/**
 * The probability that a spot with `hands` hands of a split pair, `waiting` of which still get their second card, comes to as many
 * hands as are wanted, all doubled and won.
 */
function allDoubledAndWon(pair: SplitPair, waiting: number, hands: number): number {
  const { points, up, dealer, wanted } = pair
  if (waiting === 0) return hands === wanted ? 1 : 0
  return overCards((second) => {
    const canSplit = second === points && hands < MAX_HANDS_PER_SPOT
    const allowed = ['hit', 'stand', 'double', ...(canSplit ? (['split'] as const) : [])] as const
    const action = bestAction({ points: [points, second], up, allowed, handsOfSpot: hands })
    if (action === 'split') return allDoubledAndWon(pair, waiting + 1, hands + 1)
    if (action !== 'double') return 0
    const won = doubleWins(addPoints(addPoints(NO_CARDS, points), second), dealer)
    return won === 0 ? 0 : won * allDoubledAndWon(pair, waiting - 1, hands)
  })
}

/**
 * Calculates the exact probability that a spot which is played by basic strategy comes to so many hands, all doubled and won; with as many as
 * a spot may have, that is the most that it can win. Split aces get one card each, so they are never doubled.
 */
export function calculateDoublesWonChance(wanted: number = MAX_HANDS_PER_SPOT): number {
  let chance = 0
  for (const up of POINTS)
    for (const points of POINTS) {
      if (points === 1) continue
      const allowed = ['hit', 'stand', 'double', 'split', 'surrender'] as const
      if (bestAction({ points: [points, points], up, allowed, handsOfSpot: 1 }) !== 'split') continue
      const dealt = chanceOf(up) * chanceOf(points) ** 2 * (1 - dealerBlackjackChance(up))
      for (const [dealer, ofTotal] of dealerTotals(up))
        chance += dealt * ofTotal * allDoubledAndWon({ points, up, dealer, wanted }, 2, 2)
    }
  return chance
}

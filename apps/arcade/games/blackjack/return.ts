import { addPoints, NO_CARDS, TWENTY_ONE } from './hand-value.ts'
import { bestAction, chanceOf, dealerBlackjackChance, expectedResult, POINTS } from './strategy.ts'

const BLACKJACK_PAYS = 1.5

/** The expected result of two cards before the dealer peeks, played by basic strategy, as a multiple of the stake. */
function expectedDeal(first: number, second: number, up: number): number {
  const isNatural = addPoints(addPoints(NO_CARDS, first), second).total === TWENTY_ONE
  const hand = {
    points: [first, second],
    up,
    allowed: [
      'hit',
      'stand',
      'double',
      ...(first === second ? (['split'] as const) : []),
      'surrender',
    ] as const,
    handsOfSpot: 1,
  }
  const against = dealerBlackjackChance(up)
  const otherwise = isNatural ? BLACKJACK_PAYS : expectedResult(hand, bestAction(hand))
  return against * (isNatural ? 0 : -1) + (1 - against) * otherwise
}

/** Calculates the exact return to player by basic strategy, as a share of the first stake. */
export function calculateReturn(): number {
  let result = 0
  for (const up of POINTS)
    for (const first of POINTS)
      for (const second of POINTS)
        result += chanceOf(up) * chanceOf(first) * chanceOf(second) * expectedDeal(first, second, up)
  return 1 + result
}

/** Calculates the return of an insurance: three times its stake when the hole card is a ten. */
export const calculateInsuranceReturn = (): number => 3 * chanceOf(10)

import { addPoints, dealerDraws, type HandValue, NO_CARDS, TWENTY_ONE } from './hand-value.ts'
import { MAX_HANDS_PER_SPOT } from './limits.ts'
import type { HandAction } from './schemas.ts'

/** The points that a card can have: 1 is an ace. */
export const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The probability that a drawn card has the given points: four ranks count ten. */
export const chanceOf = (points: number): number => (points === 10 ? 4 : 1) / 13

/** The probability that the dealer's hole card makes a blackjack with the card shown. */
export const dealerBlackjackChance = (up: number): number =>
  up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : 0

/** The mean of a value over the next card. */
const expect = (result: (points: number) => number): number =>
  POINTS.reduce((sum, points) => sum + chanceOf(points) * result(points), 0)

const memoize = <Key extends string | number>(compute: (key: Key) => number): ((key: Key) => number) => {
  const known = new Map<Key, number>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/**
 * The expected results of a hand against one dealer's card, as multiples of its first stake, once the dealer has no blackjack.
 * Computed by dynamic programming over every card that can follow.
 */
export interface Odds {
  stand(hand: HandValue): number
  hit(hand: HandValue): number
  double(hand: HandValue): number
  /** Splits a pair of cards of these points, with so many hands on the spot already. */
  split(points: number, handsOfSpot: number): number
}

/** A surrendered hand gets half of its stake back. */
const SURRENDER = -0.5

const oddsOf = new Map<number, Odds>()

/** Returns the odds against a dealer's card of the given points. */
export function oddsAgainst(up: number): Odds {
  const odds = oddsOf.get(up) ?? computeOdds(up)
  oddsOf.set(up, odds)
  return odds
}

function computeOdds(up: number): Odds {
  const totals = dealerTotals(up)
  const stand = memoize((total: number): number => {
    if (total > TWENTY_ONE) return -1
    return [...totals].reduce((sum, [dealer, chance]) => {
      const isWon = dealer > TWENTY_ONE || total > dealer
      return sum + chance * (isWon ? 1 : total < dealer ? -1 : 0)
    }, 0)
  })
  const hits = memoize((key: string): number => expect((points) => play(addPoints(readKey(key), points))))
  const play = (hand: HandValue): number =>
    hand.total >= TWENTY_ONE ? stand(hand.total) : Math.max(stand(hand.total), hits(keyOf(hand)))
  const double = (hand: HandValue) => 2 * expect((points) => stand(addPoints(hand, points).total))
  /** `waiting` hands of a split pair still get their second card; the spot has `hands` of them. */
  const splitHands = (points: number, waiting: number, hands: number): number => {
    if (waiting === 0) return 0
    const others = splitHands(points, waiting - 1, hands)
    return expect((second) => {
      const hand = addPoints(addPoints(NO_CARDS, points), second)
      if (points === 1) return stand(hand.total) + others
      const kept = Math.max(play(hand), double(hand)) + others
      const canSplit = second === points && hands < MAX_HANDS_PER_SPOT
      return canSplit ? Math.max(kept, splitHands(points, waiting + 1, hands + 1)) : kept
    })
  }
  return {
    stand: ({ total }) => stand(total),
    hit: (hand) => hits(keyOf(hand)),
    double,
    split: (points, handsOfSpot) => splitHands(points, 2, handsOfSpot + 1),
  }
}

/** The probabilities of the dealer's final totals (22 and more: bust), given that the first two cards are no blackjack. */
export function dealerTotals(up: number): ReadonlyMap<number, number> {
  const totals = new Map<number, number>()
  const follow = (hand: HandValue, chance: number): void => {
    if (!dealerDraws(hand)) {
      totals.set(hand.total, (totals.get(hand.total) ?? 0) + chance)
      return
    }
    for (const points of POINTS) follow(addPoints(hand, points), chance * chanceOf(points))
  }
  const holes = POINTS.filter((hole) => up * hole !== 10 || up + hole !== 11)
  const possible = holes.reduce((sum, hole) => sum + chanceOf(hole), 0)
  const first = addPoints(NO_CARDS, up)
  for (const hole of holes) follow(addPoints(first, hole), chanceOf(hole) / possible)
  return totals
}

const keyOf = ({ total, isSoft }: HandValue): string => `${total}${isSoft ? 's' : ''}`
const readKey = (key: string): HandValue => ({ total: Number.parseInt(key, 10), isSoft: key.endsWith('s') })

/** A hand as the strategy sees it: points of its cards, the dealer's card, what is allowed, and how often it was split. */
export interface StrategyHand {
  readonly points: readonly number[]
  readonly up: number
  readonly allowed: readonly HandAction[]
  readonly handsOfSpot: number
}

/** The expected result of an action, as a multiple of the hand's first stake. */
export function expectedResult({ points, up, handsOfSpot }: StrategyHand, action: HandAction): number {
  const hand = points.reduce(addPoints, NO_CARDS)
  const odds = oddsAgainst(up)
  switch (action) {
    case 'stand':
      return odds.stand(hand)
    case 'hit':
      return odds.hit(hand)
    case 'double':
      return odds.double(hand)
    case 'split':
      return odds.split(points[0] ?? 0, handsOfSpot)
    case 'surrender':
      return SURRENDER
  }
}

/** Returns the allowed action with the best expected result: the basic strategy. */
export function bestAction(hand: StrategyHand): HandAction {
  const ranked = hand.allowed.map((action) => ({ action, value: expectedResult(hand, action) }))
  return ranked.reduce((best, next) => (next.value > best.value ? next : best), {
    action: 'stand',
    value: Number.NEGATIVE_INFINITY,
  }).action
}

import { CARDS, type PlayingCard } from '../../src/games/playing-cards.ts'
import { BACCARAT_TABLE_IDS } from './limits.ts'
import {
  BACCARAT_SPOTS,
  type BaccaratSpot,
  type BaccaratTable,
  type Deal,
  deal,
  handTotal,
  isPair,
  spotReturn,
} from './rules.ts'

const MOST_CARDS = 6
const VALUES = Array.from({ length: 10 }, (_, value) => value)
/** Cards of each value in eight decks. */
const CARDS_OF_VALUE = VALUES.map((value) => (value === 0 ? 128 : 32))

/** Orders of the first six cards of eight decks. */
export const SHOE_ORDERS = [416, 415, 414, 413, 412, 411].reduce((all, left) => all * BigInt(left), 1n)

/** One card of a value; ten for 0. */
export const cardOfValue = (value: number): PlayingCard => CARDS[(value + 9) % 10] ?? 'AS'

/** Hundredths that every spot returns at each table, and the number of orders of the cards in which they do. */
export interface ReturnCombination {
  readonly returns: readonly number[]
  readonly orders: bigint
}

/** What the rules use of a dealt hand: points, cards and pairs of both sides. */
const featuresOf = ({ player, banker }: Deal): number =>
  [player, banker].reduce(
    (key, cards) => key * 40 + handTotal(cards) * 4 + (cards.length - 2) * 2 + Number(isPair(cards)),
    0,
  )

/**
 * Every combination of returns that a hand can have, over all orders of six cards of eight decks: by the values of the cards, each
 * weighted with its cards. Pairs are of ranks: their numbers here say whether the values are equal, not how often ranks are.
 */
export function enumerateReturns(): ReturnCombination[] {
  const left: number[] = [...CARDS_OF_VALUE]
  // All weights together are the number of orders, below 2⁵³.
  const found = new Map<number, { readonly hand: Deal; weight: number }>()
  const dealt: PlayingCard[] = []
  const take = (weight: number): void => {
    if (dealt.length === MOST_CARDS) {
      count(weight)
      return
    }
    for (const value of VALUES) {
      const ways = left[value] ?? 0
      left[value] = ways - 1
      dealt.push(cardOfValue(value))
      take(weight * ways)
      dealt.pop()
      left[value] = ways
    }
  }
  const count = (weight: number): void => {
    let next = -1
    const hand = deal(() => {
      next += 1
      return dealt[next] ?? 'KC'
    })
    const key = featuresOf(hand)
    const before = found.get(key)
    if (before === undefined) found.set(key, { hand, weight })
    else before.weight += weight
  }
  take(1)
  return [...found.values()].map(({ hand, weight }) => ({
    returns: BACCARAT_TABLE_IDS.flatMap((table) =>
      BACCARAT_SPOTS.map((spot) => spotReturn(spot, hand, table)),
    ),
    orders: BigInt(weight),
  }))
}

/** Hundredths that a spot returns in a combination. */
export const returnOf = ({ returns }: ReturnCombination, spot: BaccaratSpot, table: BaccaratTable): bigint =>
  BigInt(
    returns[BACCARAT_TABLE_IDS.indexOf(table) * BACCARAT_SPOTS.length + BACCARAT_SPOTS.indexOf(spot)] ?? 0,
  )

/** Hundredths that a spot returns over all orders together. */
export const totalReturn = (
  combinations: readonly ReturnCombination[],
  spot: BaccaratSpot,
  table: BaccaratTable,
): bigint => combinations.reduce((sum, each) => sum + each.orders * returnOf(each, spot, table), 0n)

/** The return of a pair in percent: the second card is one of 31 of 415. */
export const PAIR_RETURN_PERCENT = (31 / 415) * 1_200

/** The exact return of a spot in percent. */
export function returnPercent(
  combinations: readonly ReturnCombination[],
  spot: BaccaratSpot,
  table: BaccaratTable,
): number {
  if (spot === 'player_pair' || spot === 'banker_pair') return PAIR_RETURN_PERCENT
  return Number((totalReturn(combinations, spot, table) * 10n ** 10n) / SHOE_ORDERS) / 1e10
}

import { type PlayingCard, rankOf } from '../../src/games/playing-cards.ts'

/** The best total of some cards. `isSoft`: an ace counts eleven. */
export interface HandValue {
  readonly total: number
  readonly isSoft: boolean
}

export const NO_CARDS: HandValue = { total: 0, isSoft: false }
export const TWENTY_ONE = 21

/** A card's points: 1 for an ace, 10 for ten, jack, queen and king. */
export function pointsOf(card: PlayingCard): number {
  const rank = rankOf(card)
  if (rank === 'A') return 1
  return 'TJQK'.includes(rank) ? 10 : Number(rank)
}

/** Adds a card of the given points to a hand. */
export function addPoints({ total, isSoft }: HandValue, points: number): HandValue {
  const sum = total + points
  if (points === 1 && sum + 10 <= TWENTY_ONE) return { total: sum + 10, isSoft: true }
  return isSoft && sum > TWENTY_ONE ? { total: sum - 10, isSoft: false } : { total: sum, isSoft }
}

export const handValue = (cards: readonly PlayingCard[]): HandValue =>
  cards.map(pointsOf).reduce(addPoints, NO_CARDS)

/** Whether the first two cards are an ace and a ten. */
export const isNatural = (cards: readonly PlayingCard[]): boolean =>
  cards.length === 2 && handValue(cards).total === TWENTY_ONE

/** The dealer draws to 16 and stands on every 17, soft ones included. */
export const dealerDraws = ({ total }: HandValue): boolean => total < 17

/** Ranks in the order of a card's number: ace, two to ten, jack, queen, king. */
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
/** Spades, hearts, diamonds, clubs. */
const SUITS = ['S', 'H', 'D', 'C'] as const
export type CardRank = (typeof RANKS)[number]
export type CardSuit = (typeof SUITS)[number]

/** A playing card: rank and suit. `AS` is the ace of spades, `TH` the ten of hearts. */
export type PlayingCard = `${CardRank}${CardSuit}`

export const DECK_SIZE = RANKS.length * SUITS.length

/** Every card by its number: spades from ace to king (0–12), then hearts, diamonds and clubs. */
export const CARDS: readonly PlayingCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): PlayingCard => `${rank}${suit}`),
)

/** Returns the card of a number from 0 to 51. Throws a RangeError otherwise. */
export function cardAt(number: number): PlayingCard {
  const card = CARDS[number]
  if (card === undefined) throw new RangeError(`card ${number}`)
  return card
}

export const rankOf = (card: PlayingCard): CardRank => RANKS.find((rank) => card.startsWith(rank)) ?? 'A'
export const suitOf = (card: PlayingCard): CardSuit => SUITS.find((suit) => card.endsWith(suit)) ?? 'S'

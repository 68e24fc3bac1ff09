import { CHAIN_LENGTH, type ChainRound } from '../../src/fairness/chain-round.ts'
import type { RandomStream } from '../../src/fairness/random-stream.ts'
import { cardAt, DECK_SIZE, type PlayingCard } from '../../src/games/playing-cards.ts'
import { cardValue, type Deal, deal } from './rules.ts'

export const DECKS = 8
export const SHOE_CARDS = DECKS * DECK_SIZE
/**
 * The cut card comes after this many hands, whatever cards they used: every shoe deals the same number of hands, so each has exactly
 * the return of the first one. With 6 cards a hand and 11 burnt at most, the 416 cards always suffice.
 */
export const HANDS_PER_SHOE = 66
const SHOES_PER_CHAIN = Math.ceil(CHAIN_LENGTH / HANDS_PER_SHOE)

/** A round's place in its shoe. A chain begins with a new shoe; its last shoe is shorter. */
export interface ShoePlace {
  /** Shoes of the table are numbered from 1. */
  readonly shoe: number
  /** From 1. */
  readonly hand: number
  /** Hands of this shoe. */
  readonly hands: number
}

/** The place of the round of this number (from 1). */
export function shoePlace(number: number): ShoePlace {
  const chain = Math.floor((number - 1) / CHAIN_LENGTH)
  const index = (number - 1) % CHAIN_LENGTH
  const shoe = Math.floor(index / HANDS_PER_SHOE)
  return {
    shoe: chain * SHOES_PER_CHAIN + shoe + 1,
    hand: (index % HANDS_PER_SHOE) + 1,
    hands: Math.min(HANDS_PER_SHOE, CHAIN_LENGTH - shoe * HANDS_PER_SHOE),
  }
}

/** A hand with its place, what was burnt before it (in the first hand of a shoe), and the cards that are left after it. */
export interface Hand extends Deal, ShoePlace {
  readonly burnt: PlayingCard | null
  readonly left: number
}

/** Eight decks from which cards are drawn at random, one by one, and never put back. */
function createShoe() {
  const cards = Array.from({ length: SHOE_CARDS }, (_, index) => index)
  let dealt = 0
  return {
    left: () => SHOE_CARDS - dealt,
    take(stream: RandomStream): PlayingCard {
      const at = dealt + stream.nextInt(SHOE_CARDS - dealt)
      const drawn = cards[at] ?? 0
      cards[at] = cards[dealt] ?? 0
      dealt += 1
      return cardAt(drawn % DECK_SIZE)
    },
  }
}

/** Burns the first card of a shoe, and as many cards as its value; tens and face cards count ten here. */
function burn(shoe: ReturnType<typeof createShoe>, stream: RandomStream): PlayingCard {
  const card = shoe.take(stream)
  for (let unseen = cardValue(card) || 10; unseen > 0; unseen -= 1) shoe.take(stream)
  return card
}

/**
 * Deals the hand of a round: all hands of its shoe before it are dealt again from their own seeds, then this one from the cards that
 * are left. So it depends on no seed that is still secret, and a hand's cards reveal nothing about the order of the next.
 */
export function dealHand(round: ChainRound): Hand {
  const place = shoePlace(round.number)
  const shoe = createShoe()
  let burnt: PlayingCard | null = null
  for (let hand = 1; ; hand += 1) {
    const stream = round.streamBefore(place.hand - hand)
    burnt = hand === 1 ? burn(shoe, stream) : null
    const { player, banker } = deal(() => shoe.take(stream))
    if (hand === place.hand) return { ...place, burnt, player, banker, left: shoe.left() }
  }
}

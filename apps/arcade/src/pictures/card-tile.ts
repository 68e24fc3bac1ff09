import { type PlayingCard, rankOf, suitOf } from '../games/playing-cards.ts'
import type { PictureTile } from './round-picture.ts'

const SUITS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const

/** A playing card as a picture's tile; null is a card face down. */
export function cardTile(card: PlayingCard | null): PictureTile {
  if (card === null) return { label: '', tone: 'blue' }
  const rank = rankOf(card)
  const suit = suitOf(card)
  const isRed = suit === 'H' || suit === 'D'
  return { label: `${rank === 'T' ? '10' : rank}${SUITS[suit]}`, tone: isRed ? 'red' : 'light' }
}

import type { CardSuit } from '../../../src/games/playing-cards.ts'

/** The outline of each suit in a box of 100 by 100. */
const SHAPES: Readonly<Record<CardSuit, string>> = {
  S: 'M50 5C72 27 91 42 91 60c0 14-10 22-21 22-7 0-12-3-16-9 1 10 4 16 10 22H36c6-6 9-12 10-22-4 6-9 9-16 9C19 82 9 74 9 60 9 42 28 27 50 5Z',
  H: 'M50 90C22 67 7 51 7 32 7 18 18 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c12 0 23 10 23 24 0 19-15 35-43 58Z',
  D: 'M50 3c8 17 20 33 35 47-15 14-27 30-35 47C42 80 30 64 15 50 30 36 42 20 50 3Z',
  C: 'M50 6a21 21 0 0 1 18 32 21 21 0 1 1-13 36c1 10 4 16 9 21H36c5-5 8-11 9-21a21 21 0 1 1-13-36A21 21 0 0 1 50 6Z',
}

/** Red of hearts and diamonds, ink of spades and clubs. */
export const suitColour = (suit: CardSuit): string => (suit === 'H' || suit === 'D' ? '#c01631' : '#16202e')

interface SuitArtProps {
  readonly suit: CardSuit
  /** The centre and width, in the units of the drawing around it. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isUpsideDown?: boolean
}

/** A suit's pip. */
export function SuitArt({ suit, x, y, size, isUpsideDown = false }: SuitArtProps) {
  const scale = (size / 100) * (isUpsideDown ? -1 : 1)
  return (
    <path
      d={SHAPES[suit]}
      fill={suitColour(suit)}
      transform={`translate(${x} ${y}) scale(${scale}) translate(-50 -50)`}
    />
  )
}

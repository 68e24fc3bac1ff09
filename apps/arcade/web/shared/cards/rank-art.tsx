import type { CardRank } from '../../../src/games/playing-cards.ts'

/** The stroke of each rank in a box of 16 by 22, the ten's of 22 by 22. */
const STROKES: Readonly<Record<CardRank, string>> = {
  A: 'M1.500 20.500 8 1.500l6.500 19M4 14.500h8',
  2: 'M2.200 7.200C2.200 3.800 4.700 1.700 8 1.700s5.700 2 5.700 5.200c0 3.100-2 5.300-4.600 7.800L2.800 20.300h11.400',
  3: 'M2.800 1.700h10.400L7.600 8.800c3.900-.3 6.600 1.900 6.600 5.500 0 3.700-2.700 6.200-6.500 6.200-2.700 0-4.800-1.200-5.900-3.400',
  4: 'M11 20.500V1.700L1.600 14.800h13.200',
  5: 'M13.200 1.700H4.300L3.500 10.200c1.200-1.100 2.800-1.700 4.600-1.700 3.600 0 6.100 2.400 6.100 5.900 0 3.600-2.600 6.100-6.400 6.100-2.600 0-4.700-1.100-5.800-3',
  6: 'M12.400 2.200C6.300 3.300 2 8 2 14c0 3.900 2.400 6.500 6 6.500s6.100-2.500 6.100-6-2.500-5.900-5.900-5.900c-2.900 0-5.300 1.600-6 4.200',
  7: 'M1.800 1.700h12.400L6.600 20.500',
  8: 'M8 10.300c-3 0-5.100-1.700-5.100-4.300S5 1.700 8 1.700s5.100 1.700 5.100 4.300-2.100 4.300-5.100 4.300Zm0 0c-3.500 0-6 2.100-6 5.100s2.500 5.100 6 5.100 6-2.100 6-5.100-2.500-5.100-6-5.100Z',
  9: 'M3.600 19.800C9.700 18.700 14 14 14 8c0-3.900-2.400-6.500-6-6.500S1.900 4 1.900 7.500s2.500 5.900 5.900 5.900c2.900 0 5.300-1.600 6-4.200',
  T: 'M.800 5.200 5.400 1.900V20.500M15 1.600c-3.300 0-5.200 3.500-5.200 9.400s1.900 9.400 5.200 9.400 5.200-3.500 5.200-9.400-1.900-9.400-5.200-9.400Z',
  J: 'M5.500 1.700h8.300M10.800 1.700V14.800c0 3.600-1.900 5.700-4.900 5.700-2.600 0-4.300-1.600-4.500-4.300',
  Q: 'M8 1.600c-3.900 0-6.300 3.600-6.300 9.400s2.400 9.400 6.300 9.400 6.300-3.600 6.300-9.400S11.900 1.600 8 1.600ZM9.300 15.600l5.200 6',
  K: 'M2.600 1.500v19M14 1.500 2.800 13M6.900 9l7.800 11.500',
}

interface RankArtProps {
  readonly rank: CardRank
  readonly colour: string
  /** The centre and height, in the units of the drawing around it. */
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A rank as strokes: as text it would be shaped again at each size, five milliseconds a card while it flies (0243). */
export function RankArt({ rank, colour, x, y, height }: RankArtProps) {
  return (
    <path
      d={STROKES[rank]}
      fill="none"
      stroke={colour}
      strokeWidth={rank === 'T' ? 3.4 : 3.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`translate(${x} ${y}) scale(${height / 22}) translate(${rank === 'T' ? -10.5 : -8} -11)`}
    />
  )
}

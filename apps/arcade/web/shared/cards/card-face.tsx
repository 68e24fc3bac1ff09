import { memo } from 'react'
import { type PlayingCard, rankOf, suitOf } from '../../../src/games/playing-cards.ts'
import { CourtArt } from './court-art.tsx'
import { RankArt } from './rank-art.tsx'
import { SuitArt, suitColour } from './suit-art.tsx'

/** Where the pips of the cards two to ten stand; the lower half is upside down. */
const PIPS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [58, 42],
    [58, 106],
  ],
  3: [
    [58, 38],
    [58, 74],
    [58, 110],
  ],
  4: [
    [44, 44],
    [74, 44],
    [44, 106],
    [74, 106],
  ],
  5: [
    [44, 44],
    [74, 44],
    [59, 75],
    [44, 106],
    [74, 106],
  ],
  6: [
    [44, 42],
    [74, 42],
    [44, 75],
    [74, 75],
    [44, 108],
    [74, 108],
  ],
  7: [
    [44, 42],
    [74, 42],
    [59, 58],
    [44, 75],
    [74, 75],
    [44, 108],
    [74, 108],
  ],
  8: [
    [44, 40],
    [74, 40],
    [59, 57],
    [44, 75],
    [74, 75],
    [59, 93],
    [44, 110],
    [74, 110],
  ],
  9: [
    [44, 36],
    [74, 36],
    [44, 60],
    [74, 60],
    [59, 75],
    [44, 90],
    [74, 90],
    [44, 114],
    [74, 114],
  ],
  T: [
    [44, 36],
    [74, 36],
    [59, 48],
    [44, 61],
    [74, 61],
    [44, 89],
    [74, 89],
    [59, 102],
    [44, 114],
    [74, 114],
  ],
}

/** The face of a playing card. The rank stands large in its upper left corner, which stays in sight in a fan. */
export const CardFace = memo(function CardFace({
  card,
  className,
}: {
  readonly card: PlayingCard
  readonly className?: string | undefined
}) {
  const rank = rankOf(card)
  const suit = suitOf(card)
  return (
    <svg viewBox="0 0 100 140" className={className} aria-hidden="true">
      <rect
        x=".8"
        y=".8"
        width="98.400"
        height="138.400"
        rx="9"
        fill="#fffdf6"
        stroke="#b9ae93"
        strokeWidth="1.600"
      />
      <Middle card={card} />
      <rect x="4" y="5" width="25" height="54" rx="6" fill="#fffdf6" />
      <RankArt rank={rank} colour={suitColour(suit)} x={16.5} y={20} height={22} />
      <SuitArt suit={suit} x={16} y={46} size={20} />
    </svg>
  )
})

function Middle({ card }: { readonly card: PlayingCard }) {
  const rank = rankOf(card)
  const suit = suitOf(card)
  if (rank === 'J' || rank === 'Q' || rank === 'K')
    return (
      <g transform="translate(9 0)">
        <CourtArt court={rank} suit={suit} />
      </g>
    )
  if (rank === 'A') return <SuitArt suit={suit} x={57} y={80} size={58} />
  return (PIPS[rank] ?? []).map(([x, y]) => (
    <SuitArt key={`${x}-${y}`} suit={suit} x={x} y={y} size={21} isUpsideDown={y > 75} />
  ))
}

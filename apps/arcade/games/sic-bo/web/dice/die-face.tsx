import { memo } from 'react'

/** Where the pips of each face are, of a face of 60. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[30, 30]],
  [
    [17, 17],
    [43, 43],
  ],
  [
    [15, 15],
    [30, 30],
    [45, 45],
  ],
  [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  [
    [16, 16],
    [44, 16],
    [30, 30],
    [16, 44],
    [44, 44],
  ],
  [
    [17, 14],
    [43, 14],
    [17, 30],
    [43, 30],
    [17, 46],
    [43, 46],
  ],
]
/** One and four are red, as on dice from this side of the world. */
const isRed = (face: number): boolean => face === 1 || face === 4

/** The pips of a face, in a drawing of 60 by 60. */
export function Pips({ face }: { readonly face: number }) {
  const radius = face === 1 ? 9.5 : 5.6
  return (PIPS[face - 1] ?? []).map(([x, y]) => (
    <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill={isRed(face) ? '#c1201f' : '#2b2326'} />
  ))
}

/** A face of a die, flat. */
export const DieFace = memo(function DieFace({
  face,
  className,
}: {
  readonly face: number
  readonly className?: string | undefined
}) {
  return (
    <svg viewBox="0 0 60 60" className={className} aria-hidden="true">
      <rect x="1" y="1" width="58" height="58" rx="12" fill="#fbf3df" stroke="#c9a874" strokeWidth="2" />
      <Pips face={face} />
    </svg>
  )
})

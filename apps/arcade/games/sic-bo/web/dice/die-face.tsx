import { memo } from 'react'
import { SymbolImage } from '../../../../web/shared/sprites/symbol-images.tsx'
import styles from './dice-tray.module.css'

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

const Face = ({ face }: { readonly face: number }) => (
  <>
    <rect x="1" y="1" width="58" height="58" rx="12" fill="#fbf3df" stroke="#c9a874" strokeWidth="2" />
    <Pips face={face} />
  </>
)

interface DieFaceProps {
  readonly face: number
  readonly className?: string | undefined
}

/** A face of a die, flat. */
export const DieFace = memo(function DieFace({ face, className }: DieFaceProps) {
  return (
    <svg viewBox="0 0 60 60" className={className} aria-hidden="true">
      <Face face={face} />
    </svg>
  )
})

const FACES = [1, 2, 3, 4, 5, 6]
const spriteId = (face: number): string => `sb-die-${face}`

/** The ids of the drawings in `DieSprites`. */
export const DIE_SPRITE_IDS: readonly string[] = FACES.map(spriteId)

/** The faces as SVG symbols, for `PrintedDie`. */
export const DieSprites = memo(function DieSprites() {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        {FACES.map((face) => (
          <symbol key={face} id={spriteId(face)} viewBox="0 0 60 60">
            <Face face={face} />
          </symbol>
        ))}
      </defs>
    </svg>
  )
})

/** A face as it is printed on the table, where dozens are: a bitmap inside `SymbolImages`. */
export const PrintedDie = ({ face }: { readonly face: number }) => <SymbolImage id={spriteId(face)} />

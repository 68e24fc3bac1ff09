import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { type CSSProperties, memo } from 'react'
import styles from './chip.module.css'
import { type ChipSet, chipLabel, toneOf } from './chip-set.ts'

interface ChipProps {
  readonly set: ChipSet
  /** Minor units. */
  readonly amount: bigint
  /** What stands on the chip; a short form of the amount by default, nothing when empty. */
  readonly label?: string
  readonly className?: string | undefined
}

/** The height of the letters, of 48, by how many there are. */
const LETTER_SIZES = [17, 17, 17, 15, 13, 11]

/**
 * A chip in the colour of the largest value that the amount holds. `--chip` is its size. A screen reader does not see it: what
 * holds the chip says the amount.
 */
export const Chip = memo(function Chip({ set, amount, label = chipLabel(amount), className }: ChipProps) {
  const { colour, edge } = toneOf(set, amount)
  return (
    <span className={classNames(styles.chip, className)} aria-hidden="true">
      <ChipArt colour={colour} edge={edge} ring={set.ring} />
      {label === '' ? null : (
        <span
          className={`num ${styles.label}`}
          style={{ '--letters': LETTER_SIZES[label.length] ?? 9.5 } as CSSProperties}
        >
          {label}
        </span>
      )}
    </span>
  )
})

interface ChipArtProps extends Pick<ChipSet, 'ring'> {
  readonly colour: string
  readonly edge: string
}

/** The label lies over it: text of a drawing is shaped again at each size, which takes the time of a frame (0243). */
const ChipArt = memo(function ChipArt({ colour, edge, ring }: ChipArtProps) {
  return (
    <svg viewBox="0 0 48 48" className={styles.art} aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={colour} />
      <circle
        cx="24"
        cy="24"
        r="20.6"
        fill="none"
        stroke={edge}
        strokeWidth="6.8"
        pathLength="60"
        strokeDasharray="4 6"
        strokeDashoffset="2"
      />
      <circle cx="24" cy="24" r="23.3" fill="none" stroke="#000" strokeOpacity=".3" strokeWidth="1.4" />
      <path d="M5.6 16a20 20 0 0 1 36.8 0" fill="none" stroke="#fff" strokeOpacity=".32" strokeWidth="2" />
      <circle
        cx="24"
        cy="24"
        r="16.4"
        fill={colour}
        stroke={edge}
        strokeWidth="1.6"
        pathLength="48"
        strokeDasharray={ring === 'dashed' ? '1.5 1.5' : undefined}
      />
      <path d="M12 20a13 13 0 0 1 24 0 26 26 0 0 0-24 0" fill="#fff" fillOpacity=".16" />
    </svg>
  )
})

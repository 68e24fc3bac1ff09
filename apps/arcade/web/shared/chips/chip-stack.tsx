import { classNames } from '@gamehall/ui/theme/class-names.ts'
import type { CSSProperties } from 'react'
import { Chip } from './chip.tsx'
import { type ChipSet, chipLabel, stackOf } from './chip-set.ts'
import styles from './chip-stack.module.css'

const MOST_CHIPS = 5

interface ChipStackProps {
  readonly set: ChipSet
  readonly amount: bigint
  readonly className?: string | undefined
}

/** Chips on each other, the largest below; the uppermost says the amount of all. */
export function ChipStack({ set, amount, className }: ChipStackProps) {
  const chips = stackOf(set, amount, MOST_CHIPS)
  return (
    <span className={classNames(styles.stack, className)} aria-hidden="true">
      {chips.map(({ value }, level) => (
        <span key={`level-${level.toString()}`} style={{ '--level': level } as CSSProperties}>
          <Chip set={set} amount={value} label={level === chips.length - 1 ? chipLabel(amount) : ''} />
        </span>
      ))}
    </span>
  )
}

import type { ComponentPropsWithRef } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Left out by a chip that opens something instead of being chosen. */
  isChosen?: boolean
}

/** A small choice among many: a filter. */
export function Chip({ isChosen, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      {...rest}
      className={classNames(styles.chip, isChosen && styles.chosen, className)}
    />
  )
}

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './chip.module.css'

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Leave it out for a chip that opens something and is not a choice. */
  isChosen?: boolean
}

/** A chip: one choice of a filter. */
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

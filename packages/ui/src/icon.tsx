import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import type { IconShape } from './icons/icon-shape.ts'

export interface IconProps {
  /** One of the constants of `icons/icon-set.ts`; only the imported ones reach the bundle. */
  shape: IconShape
  size?: 's' | 'm' | 'l' | 'xl'
  /** Solid instead of outlined: a chosen star. */
  filled?: boolean
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string
  className?: string | undefined
}

/** A drawn icon on a 24 grid, stroke 1.7, in the text's colour. */
export function Icon({ shape, size = 'm', filled = false, label, className }: IconProps) {
  const classes = classNames(styles.icon, styles[size], filled && styles.filled, className)
  if (label === undefined) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={classes}>
        <path d={shape} />
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label} className={classes}>
      <path d={shape} />
    </svg>
  )
}

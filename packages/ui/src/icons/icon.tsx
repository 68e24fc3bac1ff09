import { memo } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './icon.module.css'
import type { IconShape } from './icon-shape.ts'

export interface IconProps {
  /** A constant of `icons/icon-set.ts`; only imported ones are bundled. */
  shape: IconShape
  size?: 's' | 'm' | 'l' | 'xl'
  /** Solid instead of outlined: a chosen star. */
  filled?: boolean
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  label?: string
  className?: string | undefined
}

/** An icon on a 24×24 grid, stroke width 1.7, in the text colour. */
export const Icon = memo(function Icon({ shape, size = 'm', filled = false, label, className }: IconProps) {
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
})

import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { type CSSProperties, memo } from 'react'
import styles from './bubbles.module.css'

/** Left edge in percent, size in pixels, seconds to the surface, and where on its way each starts. */
const BUBBLES = [
  [6, 12, 13, 0.1],
  [14, 7, 10, 0.6],
  [27, 9, 16, 0.35],
  [44, 6, 12, 0.8],
  [61, 10, 15, 0.2],
  [73, 7, 11, 0.5],
  [86, 13, 14, 0.75],
  [94, 8, 9, 0.3],
] as const

/** Decoration: bubbles that rise to the surface. */
export const Bubbles = memo(function Bubbles({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles.water, className)} aria-hidden="true">
      {BUBBLES.map(([left, size, seconds, share]) => (
        <i
          key={left}
          className={styles.bubble}
          style={
            {
              left: `${left}%`,
              '--size': `${size}px`,
              animationDuration: `${seconds}s`,
              animationDelay: `${-seconds * share}s`,
            } as CSSProperties
          }
        />
      ))}
    </span>
  )
})

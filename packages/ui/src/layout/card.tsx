import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './card.module.css'

export interface CardProps {
  /** `hero`: for the page's main figure, centred. */
  look?: 'plain' | 'hero'
  title?: ReactNode
  trailing?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A raised container for one topic. */
export function Card({ look = 'plain', title, trailing, className, children }: CardProps) {
  return (
    <section className={classNames(styles.card, styles[look], className)}>
      {title === undefined ? null : (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {trailing}
        </div>
      )}
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './status-pill.module.css'

export type Tone = 'neutral' | 'wait' | 'info' | 'win' | 'loss' | 'warn'

/** A status label with a coloured dot, which pulses for `wait`. */
export function StatusPill({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      <i className={styles.dot} aria-hidden />
      <span>{children}</span>
    </span>
  )
}

import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** A drawing from `art/`. */
  art: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** What to do about it. */
  action?: ReactNode
}

/** Nothing here yet, why, and what to do. */
export function EmptyState({ art, title, detail, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.art}>{art}</div>
      <p className={styles.title}>{title}</p>
      {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}

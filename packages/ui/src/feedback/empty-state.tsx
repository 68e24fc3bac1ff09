import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** A drawing from `art/`. */
  art: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** A button or link for what to do next. */
  action?: ReactNode
}

/** Empty state: illustration, title, explanation and action. */
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

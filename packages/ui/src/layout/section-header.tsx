import type { ReactNode } from 'react'
import styles from './section-header.module.css'

/** The header of a section, with a slot for a link. */
export function SectionHeader({ title, trailing }: { title: ReactNode; trailing?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.trailing}>{trailing}</div>
    </div>
  )
}

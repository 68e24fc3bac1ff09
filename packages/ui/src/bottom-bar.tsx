import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** What can be done here, always in thumb's reach; the last child takes twice the room. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}

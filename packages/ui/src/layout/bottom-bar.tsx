import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** A fixed bar of actions at the bottom; the last child takes most of the room. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './ribbon.module.css'

/** A thin line across the top that says what kind of place this is. */
export function Ribbon({
  tone = 'gold',
  children,
}: {
  tone?: 'gold' | 'info' | 'loss'
  children: ReactNode
}) {
  return <aside className={classNames(styles.ribbon, styles[tone])}>{children}</aside>
}

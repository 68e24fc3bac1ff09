import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './ribbon.module.css'

/** A thin line across the top that says what kind of place this is; `label` names it for who does not see where it stands. */
export function Ribbon({
  label,
  tone = 'gold',
  children,
}: {
  label: string
  tone?: 'gold' | 'info' | 'loss'
  children: ReactNode
}) {
  return (
    <aside aria-label={label} className={classNames(styles.ribbon, styles[tone])}>
      {children}
    </aside>
  )
}

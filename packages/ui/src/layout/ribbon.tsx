import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './ribbon.module.css'

/** A thin banner across the top, such as the sandbox notice; `label` is its accessible name. */
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

import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { info, warning } from '../icons/icon-set.ts'
import styles from './callout.module.css'

/** An inline explanation or warning. */
export function Callout({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) {
  return (
    <div className={`${styles.tip} ${styles[tone]}`}>
      <Icon shape={tone === 'info' ? info : warning} />
      <div>{children}</div>
    </div>
  )
}

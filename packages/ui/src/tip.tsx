import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { info, warning } from './icons/icon-set.ts'
import styles from './tip.module.css'

/** An inline explanation or warning. */
export function Tip({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) {
  return (
    <div className={`${styles.tip} ${styles[tone]}`}>
      <Icon shape={tone === 'info' ? info : warning} />
      <div>{children}</div>
    </div>
  )
}

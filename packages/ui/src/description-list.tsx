import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './description-list.module.css'

/** Names and their values, one a line. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

export interface DescriptionRowProps {
  label: string
  children: ReactNode
  /** The text a copy button takes. */
  copy?: string | undefined
  /** For what is read aloud or typed over: an account number. */
  isBig?: boolean
  /** Values at the right edge: sums. */
  align?: 'start' | 'end'
}

export function DescriptionRow({
  label,
  children,
  copy,
  isBig = false,
  align = 'start',
}: DescriptionRowProps) {
  return (
    <div className={classNames(styles.row, isBig && styles.stacked)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, 'num', isBig && styles.big, align === 'end' && styles.end)}>
        {children}
        {copy === undefined ? null : <CopyButton text={copy} what={label} />}
      </dd>
    </div>
  )
}

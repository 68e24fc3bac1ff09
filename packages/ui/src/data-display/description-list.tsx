import type { ReactNode } from 'react'
import { CopyButton } from '../buttons/copy-button.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './description-list.module.css'

/** A list of labels and values. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

export interface DescriptionRowProps {
  label: string
  children: ReactNode
  /** Adds a button that copies this text. */
  copy?: string | undefined
  /** For values to read out or retype, such as an account number. */
  isBig?: boolean
  /** `end` aligns the value to the right, for amounts. */
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

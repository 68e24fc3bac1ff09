import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { chevronLeft } from '../icons/icon-set.ts'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** Adds a back button; leave it out on root pages. */
  onBack?: (() => void) | undefined
  trailing?: ReactNode
}

/** The header of a page: back button, title, and a slot at the end. */
export function PageHeader({ title, onBack, trailing }: PageHeaderProps) {
  const labels = useLabels()
  return (
    <header className={styles.header}>
      <div className={styles.side}>
        {onBack === undefined ? null : (
          <IconButton shape={chevronLeft} label={labels.back} onClick={() => onBack()} />
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.side}>{trailing}</div>
    </header>
  )
}

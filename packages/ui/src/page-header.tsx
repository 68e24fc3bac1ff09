import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { chevronLeft } from './icons/icon-set.ts'
import { useLabels } from './labels.tsx'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** Without it there is no way back to show: a root page. */
  onBack?: (() => void) | undefined
  trailing?: ReactNode
}

/** The bar on top of a deeper page: back, its name, one slot. */
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

import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './page.module.css'

export interface PageProps {
  /** Shows the aurora gradient at the top. */
  hasGlow?: boolean
  /** Bottom space for the tab bar or a bottom bar. */
  foot?: 'none' | 'tabs' | 'bar'
  className?: string | undefined
  children: ReactNode
}

/** The column of a page: phone width, centred on wider screens. */
export function Page({ hasGlow = false, foot = 'none', className, children }: PageProps) {
  return (
    <div className={classNames(styles.page, hasGlow && styles.glow, styles[`foot-${foot}`], className)}>
      {children}
    </div>
  )
}

/** The page's content, with side margins and equal gaps between blocks. */
export function PageBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <main className={classNames(styles.body, className)}>{children}</main>
}

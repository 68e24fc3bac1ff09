import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

export interface PageProps {
  /** The aurora above a root page. */
  hasGlow?: boolean
  /** Room below for the tab bar or a bottom bar. */
  foot?: 'none' | 'tabs' | 'bar'
  className?: string | undefined
  children: ReactNode
}

/** The phone-wide column every screen is: centred on wider ones. */
export function Page({ hasGlow = false, foot = 'none', className, children }: PageProps) {
  return (
    <div className={classNames(styles.page, hasGlow && styles.glow, styles[`foot-${foot}`], className)}>
      {children}
    </div>
  )
}

/** The page's content, with its side margins and an even gap between blocks. */
export function PageBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <main className={classNames(styles.body, className)}>{children}</main>
}

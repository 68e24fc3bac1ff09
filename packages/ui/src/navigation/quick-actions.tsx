import type { MouseEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon-shape.ts'
import styles from './quick-actions.module.css'

export interface QuickAction {
  key: string
  label: string
  shape: IconShape
  href: string
}

export interface QuickActionsProps {
  label: string
  items: readonly QuickAction[]
  onSelect?: (item: QuickAction, event: MouseEvent) => void
}

/** A row of shortcut links with icons. */
export function QuickActions({ label, items, onSelect }: QuickActionsProps) {
  return (
    <nav aria-label={label} className={styles.actions}>
      {items.map((item) => (
        <a
          key={item.key}
          href={item.href}
          className={styles.action}
          onClick={(event) => onSelect?.(item, event)}
        >
          <span className={styles.face}>
            <Icon shape={item.shape} size="l" />
          </span>
          {item.label}
        </a>
      ))}
    </nav>
  )
}

import type { MouseEvent } from 'react'
import { Badge } from '../data-display/badge.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon-shape.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './tab-bar.module.css'

export interface TabBarItem {
  key: string
  label: string
  shape: IconShape
  href: string
  count?: number
  /** The raised gold disc in the middle. */
  isMain?: boolean
}

export interface TabBarProps {
  /** Accessible name of the navigation. */
  label: string
  items: readonly TabBarItem[]
  current: string | undefined
  /** For a router: call `preventDefault` and navigate. */
  onSelect?: (item: TabBarItem, event: MouseEvent<HTMLAnchorElement>) => void
}

/** The tab bar at the bottom of the screen. */
export function TabBar({ label, items, current, onSelect }: TabBarProps) {
  return (
    // Columns for all, so that none moves when the page is painted before its HTML has arrived as a whole.
    <nav
      aria-label={label}
      className={styles.bar}
      style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
    >
      {items.map((item) => (
        <a
          key={item.key}
          href={item.href}
          aria-current={item.key === current ? 'page' : undefined}
          className={classNames(
            styles.item,
            item.isMain && styles.main,
            item.key === current && styles.current,
          )}
          onClick={(event) => onSelect?.(item, event)}
        >
          <span className={styles.face}>
            <Icon shape={item.shape} size={item.isMain ? 'l' : 'm'} />
            <Badge count={item.count ?? 0} className={styles.badge} />
          </span>
          {item.label}
        </a>
      ))}
    </nav>
  )
}

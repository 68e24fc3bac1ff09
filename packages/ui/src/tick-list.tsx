import { Icon } from './icon.tsx'
import { check } from './icons/icon-set.ts'
import styles from './tick-list.module.css'

/** How something comes out well: a few short lines, each with a tick. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item}>
          <Icon shape={check} size="s" />
          {item}
        </li>
      ))}
    </ul>
  )
}

import { Icon } from './icon.tsx'
import { check } from './icons/icon-set.ts'
import styles from './tick-list.module.css'

/** A short list with check marks. */
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

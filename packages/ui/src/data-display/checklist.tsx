import { Icon } from '../icons/icon.tsx'
import { check } from '../icons/icon-set.ts'
import styles from './checklist.module.css'

/** A short list with check marks. */
export function Checklist({ items }: { items: readonly string[] }) {
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

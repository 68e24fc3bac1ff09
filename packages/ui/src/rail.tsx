import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconShape } from './icons/icon-shape.ts'
import styles from './rail.module.css'

export interface RailProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  items: readonly { value: Value; label: string; shape: IconShape }[]
  value: Value
  onChange: (value: Value) => void
}

/** A vertical bar to choose one category. */
export function Rail<Value extends string>({ label, items, value, onChange }: RailProps<Value>) {
  return (
    <fieldset aria-label={label} className={styles.rail}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          className={classNames(styles.item, item.value === value && styles.chosen)}
          onClick={() => onChange(item.value)}
        >
          <Icon shape={item.shape} />
          {item.label}
        </button>
      ))}
    </fieldset>
  )
}

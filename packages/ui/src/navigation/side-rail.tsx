import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon-shape.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './side-rail.module.css'

export interface SideRailProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  items: readonly { value: Value; label: string; shape: IconShape }[]
  value: Value
  onChange: (value: Value) => void
}

/** A vertical bar to choose one category. */
export function SideRail<Value extends string>({ label, items, value, onChange }: SideRailProps<Value>) {
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

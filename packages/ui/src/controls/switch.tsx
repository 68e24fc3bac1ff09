import type { ComponentPropsWithRef } from 'react'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** Accessible name; use `aria-labelledby` if there is a visible label. */
  'aria-label'?: string
}

/** A toggle switch. */
export function Switch(props: SwitchProps) {
  return (
    <span className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser derives aria-checked from the checkbox */}
      <input type="checkbox" role="switch" {...props} className={styles.input} />
      <span className={styles.track} aria-hidden />
    </span>
  )
}

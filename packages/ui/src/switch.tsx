import type { ComponentPropsWithRef } from 'react'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** Spoken name; give `aria-labelledby` instead where a visible label exists. */
  'aria-label'?: string
}

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  return (
    <span className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser derives aria-checked from the checkbox */}
      <input type="checkbox" role="switch" {...props} className={styles.input} />
      <span className={styles.track} aria-hidden />
    </span>
  )
}

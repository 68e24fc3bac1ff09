import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  children: ReactNode
  error?: string | undefined
}

/** A checkbox with its label; the whole line is the tap target. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  return (
    <div>
      <label className={styles.line}>
        <input type="checkbox" {...input} aria-invalid={error ? true : undefined} className={styles.input} />
        <span className={styles.box} aria-hidden>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 12.5 4 4L18 8" />
          </svg>
        </span>
        <span>{children}</span>
      </label>
      <div className={styles.error} aria-live="polite">
        {error}
      </div>
    </div>
  )
}

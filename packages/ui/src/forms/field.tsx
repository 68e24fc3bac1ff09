import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { warning } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './field.module.css'

export interface FieldText {
  label: string
  /** Shown under the field while there is no error. */
  hint?: ReactNode
  /** Error message, shown under the field. */
  error?: string | undefined
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean
}

export interface FieldWiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldText {
  id?: string | undefined
  /** Under the frame, such as quick amounts. */
  below?: ReactNode
  /** Beside the label, such as a balance or a link. */
  aside?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}

/** A form field: label, control, and a hint or error under it. */
export function Field(props: FieldProps) {
  const { label, hint, error, isLabelHidden = false, id, below, aside, children } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  const hasNote = Boolean(error ?? hint)
  return (
    <div className={classNames(styles.field, error && styles.wrong)} data-wrong={error ? '' : undefined}>
      <div className={classNames(styles.head, isLabelHidden && aside === undefined && 'sr-only')}>
        <label htmlFor={fieldId} className={classNames(isLabelHidden && 'sr-only')}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {below}
      <div id={noteId} className={styles.note} aria-live="polite">
        {error ? (
          <span className={styles.error}>
            <Icon shape={warning} size="s" />
            {error}
          </span>
        ) : (
          hint
        )}
      </div>
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { warning } from './icons/icon-set.ts'

export interface FieldText {
  label: string
  /** What is expected, under the field, while nothing is wrong. */
  hint?: ReactNode
  /** What is wrong, in words, under the field. */
  error?: string | undefined
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
}

export interface FieldWiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldText {
  id?: string | undefined
  /** Under the frame: quick amounts. */
  below?: ReactNode
  /** Beside the label: a balance, a link. */
  aside?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, frame, and the line under it that says what is expected or what is wrong. */
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

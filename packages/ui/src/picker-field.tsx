import type { ReactNode } from 'react'
import fieldStyles from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons/icon-set.ts'
import styles from './picker-field.module.css'

export interface PickerFieldProps extends FieldText {
  /** What is chosen, in words; empty while nothing is. */
  value: string
  placeholder: string
  disabled?: boolean
  /** Opens the sheet to choose in. */
  onOpen: () => void
  /** What is chosen, drawn: a seal with a name. */
  children?: ReactNode
}

/** One of many: a field that opens a sheet to choose in. */
export function PickerField(props: PickerFieldProps) {
  const { label, hint, error, isLabelHidden, value, placeholder, disabled, onOpen, children } = props
  return (
    <Field {...{ label, hint, error }} isLabelHidden={isLabelHidden ?? false}>
      {({ 'aria-invalid': _, ...wiring }) => (
        <div className={fieldStyles.frame}>
          <button
            type="button"
            {...wiring}
            aria-label={value === '' ? undefined : `${label}: ${value}`}
            aria-haspopup="dialog"
            disabled={disabled}
            className={styles.button}
            onClick={() => onOpen()}
          >
            {value === '' ? <span className={styles.placeholder}>{placeholder}</span> : (children ?? value)}
          </button>
          <Icon shape={chevronDown} size="s" />
        </div>
      )}
    </Field>
  )
}

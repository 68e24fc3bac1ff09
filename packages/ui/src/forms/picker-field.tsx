import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { chevronDown } from '../icons/icon-set.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import styles from './picker-field.module.css'

export interface PickerFieldProps extends FieldText {
  /** The chosen value as text; empty while nothing is chosen. */
  value: string
  placeholder: string
  disabled?: boolean
  /** Opens the picker sheet. */
  onOpen: () => void
  /** Custom rendering of the chosen value. */
  children?: ReactNode
}

/** A field that opens a sheet to choose one of many. */
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

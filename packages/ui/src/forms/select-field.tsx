import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { chevronDown } from '../icons/icon-set.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import styles from './select-field.module.css'

export interface SelectFieldProps extends FieldText, ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** A select field with the native picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, id, options, placeholder, ...select } = props
  return (
    <Field {...{ label, hint, error, id }} isLabelHidden={isLabelHidden ?? false}>
      {(wiring) => (
        <div className={fieldStyles.frame}>
          <select {...select} {...wiring} className={styles.select}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon shape={chevronDown} size="s" />
        </div>
      )}
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

export interface TextAreaFieldProps extends FieldText, ComponentPropsWithRef<'textarea'> {}

/** A multi-line text field. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, isLabelHidden, id, ...area } = props
  return (
    <Field {...{ label, hint, error, id }} isLabelHidden={isLabelHidden ?? false}>
      {(wiring) => (
        <div className={styles.frame}>
          <textarea {...area} {...wiring} className={styles.area} />
        </div>
      )}
    </Field>
  )
}

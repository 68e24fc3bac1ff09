import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon-shape.ts'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

export interface TextFieldProps extends FieldText, ComponentPropsWithRef<'input'> {
  icon?: IconShape
  /** Inside the frame before the text, such as a country code. */
  prefix?: string
  /** Inside the frame at the end, such as a button. */
  trailing?: ReactNode
  aside?: ReactNode
}

/** A single-line text field. Passes all other props to the `input`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, id, icon, prefix, trailing, aside, ...input } = props
  return (
    <Field {...{ label, hint, error, id, aside }} isLabelHidden={isLabelHidden ?? false}>
      {(wiring) => (
        <div className={styles.frame}>
          {icon === undefined ? null : <Icon shape={icon} />}
          {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
          <input type="text" {...input} {...wiring} className={styles.input} />
          {trailing}
        </div>
      )}
    </Field>
  )
}

import { PasswordField } from '@gamehall/ui/password-field.tsx'
import { type Path, useWatch } from 'react-hook-form'
import type { FormValues } from '../../../shared/form/schema-resolver.ts'
import type { CallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { entryText } from '../entry-text.ts'
import { PasswordRules } from './password-rules.tsx'

type NewPasswordFieldsProps<Values extends FormValues> = {
  readonly call: CallForm<Values>
  readonly password: Path<Values>
  readonly confirmation: Path<Values>
  readonly label: string
  /** The account it must differ from (§5), where this page knows it. */
  readonly account?: string
}

/** A new password, its rules ticked off, and once more. */
export function NewPasswordFields<Values extends FormValues>(props: NewPasswordFieldsProps<Values>) {
  const { call, password, confirmation, label, account } = props
  const text = useText(entryText)
  const typed = useWatch({ control: call.form.control, name: password })
  const isRepeated = call.form.getValues(confirmation) !== ''
  return (
    <>
      <PasswordField
        purpose="new"
        label={label}
        placeholder={text.passwordPlaceholder}
        hint={<PasswordRules password={typed} account={account} />}
        {...call.field(password, isRepeated ? [confirmation] : [])}
      />
      <PasswordField
        purpose="new"
        label={text.confirmPassword}
        placeholder={text.confirmPlaceholder}
        {...call.field(confirmation)}
      />
    </>
  )
}

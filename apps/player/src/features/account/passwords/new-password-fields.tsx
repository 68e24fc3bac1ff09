import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import type { CallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import type { FieldName, FormValues } from '@gamehall/web-client/forms/validate-fields.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { entryText } from '../login/entry-text.ts'
import { PasswordRules } from './password-rules.tsx'

type NewPasswordFieldsProps<Values extends FormValues> = {
  readonly call: CallForm<Values>
  readonly password: FieldName<Values>
  readonly confirmation: FieldName<Values>
  readonly label: string
  /** The account name it must not contain (§5), when known. */
  readonly account?: string
  /** The phone number it must not contain, when known. */
  readonly phone?: string
  /** Shows the password at first and asks for the confirmation only while it is hidden. */
  readonly once?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void }
}

/** The fields for a new password with its rules, and for its confirmation (§5). */
export function NewPasswordFields<Values extends FormValues>(props: NewPasswordFieldsProps<Values>) {
  const { call, password, confirmation, label, account, phone, once } = props
  const text = useText(entryText)
  return (
    <>
      <PasswordField
        purpose="new"
        label={label}
        placeholder={text.passwordPlaceholder}
        hint={<PasswordRules password={call.values[password] ?? ''} account={account} phone={phone} />}
        {...(once && { shown: { initially: once.isShown, onChange: once.onChange } })}
        {...call.field(password)}
      />
      {once?.isShown ? null : (
        <PasswordField
          purpose="new"
          label={text.confirmPassword}
          placeholder={text.confirmPlaceholder}
          {...call.field(confirmation)}
        />
      )}
    </>
  )
}

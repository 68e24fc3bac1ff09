import { PasswordField } from '@gamehall/ui/password-field.tsx'
import type { FieldName, FormValues } from '../../../shared/form/form-rules.ts'
import type { CallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { entryText } from '../entry-text.ts'
import { PasswordRules } from './password-rules.tsx'

type NewPasswordFieldsProps<Values extends FormValues> = {
  readonly call: CallForm<Values>
  readonly password: FieldName<Values>
  readonly confirmation: FieldName<Values>
  readonly label: string
  /** The account it must differ from (§5), where this page knows it. */
  readonly account?: string
  /** The phone it must not hold, where this page knows it. */
  readonly phone?: string
  /** Readable from the start, typed once: the repetition is asked for while the password is hidden. */
  readonly once?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void }
}

/** A new password, its rules ticked off, and once more where it is hidden (§5). */
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

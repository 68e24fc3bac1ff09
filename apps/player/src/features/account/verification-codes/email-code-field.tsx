import type { EmailPurpose } from '@gamehall/contract/account'
import { CodeField } from '@gamehall/ui/forms/code-field.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import type { CallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import type { FieldName, FormValues } from '@gamehall/web-client/forms/validate-fields.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useSendEmailCode } from './api.ts'
import { useCodeSender } from './use-code-sender.ts'
import { verificationCodeText } from './verification-code-text.ts'

type EmailCodeFieldProps<Values extends FormValues> = {
  readonly purpose: EmailPurpose
  readonly call: CallForm<Values>
  /** The form fields of the code and of the address it is sent to. */
  readonly code: FieldName<Values>
  readonly email?: FieldName<Values>
  /** The player's own masked address, when the form has no field for it. */
  readonly ownEmail?: string
  /** Runs before a code is sent; false when it failed and has shown why. */
  readonly prepare?: (() => Promise<boolean>) | undefined
}

/** The field for an email code, with the button that sends it. */
export function EmailCodeField<Values extends FormValues>(props: EmailCodeFieldProps<Values>) {
  const { purpose, call, code, email, ownEmail = '', prepare } = props
  const text = useText(verificationCodeText)
  const { mutateAsync } = useSendEmailCode()
  const address = () => (email === undefined ? undefined : call.getValues()[email]?.trim())
  const send = useCodeSender({
    isReady: async () => (email === undefined || call.validate([email])) && ((await prepare?.()) ?? true),
    send: () => mutateAsync({ purpose, email: address() }),
    refuse: (message) => call.refuse(email ?? code, message),
    onSent: () => call.focus(code),
    sentTo: () => address() ?? ownEmail,
  })
  return (
    <CodeField
      label={text.emailCode}
      placeholder={text.codePlaceholder}
      onSend={send}
      now={serverNow}
      target={email === undefined ? undefined : call.values[email]?.trim()}
      {...call.field(code)}
    />
  )
}

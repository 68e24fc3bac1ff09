import type { EmailPurpose } from '@gamehall/contract/account'
import { CodeField } from '@gamehall/ui/code-field.tsx'
import type { Path } from 'react-hook-form'
import { serverNow } from '../../../shared/api/server-time.ts'
import type { FormValues } from '../../../shared/form/schema-resolver.ts'
import type { CallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { useSendEmailCode } from '../api/use-send-email-code.ts'
import { codeText } from '../code-text.ts'
import { useCodeSender } from '../hooks/use-code-sender.ts'

type EmailCodeFieldProps<Values extends FormValues> = {
  readonly purpose: EmailPurpose
  readonly call: CallForm<Values>
  /** The field of the code, and of the address it goes to. */
  readonly code: Path<Values>
  readonly email: Path<Values>
}

/** The code that was sent by email, and the button that sends it. */
export function EmailCodeField<Values extends FormValues>(props: EmailCodeFieldProps<Values>) {
  const { purpose, call, code, email } = props
  const text = useText(codeText)
  const { mutateAsync } = useSendEmailCode()
  const { form } = call
  const address = () => form.getValues(email).trim()
  const send = useCodeSender({
    isReady: () => form.trigger(email, { shouldFocus: true }),
    send: () => mutateAsync({ purpose, email: address() }),
    refuse: (message) => form.setError(email, { type: 'hall', message }),
    sentTo: address,
  })
  return (
    <CodeField
      label={text.emailCode}
      placeholder={text.codePlaceholder}
      onSend={send}
      now={serverNow}
      {...call.field(code)}
    />
  )
}

import type { SmsPurpose } from '@gamehall/contract/account'
import { VERIFICATION_CODE_LENGTH } from '@gamehall/contract/constants'
import { CodeField } from '@gamehall/ui/forms/code-field.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import type { CallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import type { FieldName, FormValues } from '@gamehall/web-client/forms/validate-fields.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useSendSmsCode } from './api.ts'
import { useCodeSender } from './use-code-sender.ts'
import { verificationCodeText } from './verification-code-text.ts'

type SmsCodeFieldProps<Values extends FormValues> = {
  readonly purpose: SmsPurpose
  readonly call: CallForm<Values>
  /** The form fields of the code and of the number it is sent to. */
  readonly code: FieldName<Values>
  readonly phone?: FieldName<Values>
  /** The player's own masked number, when the form has no field for it. */
  readonly ownPhone?: string
  /** Runs before a code is sent; false when it failed and has shown why. */
  readonly prepare?: (() => Promise<boolean>) | undefined
  /** Called when the last digit is entered. */
  readonly onFull?: () => void
}

/** The field for an SMS code, with the button that sends it. */
export function SmsCodeField<Values extends FormValues>(props: SmsCodeFieldProps<Values>) {
  const { purpose, call, code, phone, ownPhone = '', prepare, onFull } = props
  const text = useText(verificationCodeText)
  const { mutateAsync } = useSendSmsCode()
  const numberOf = () => (phone === undefined ? undefined : call.getValues()[phone]?.trim())
  const send = useCodeSender({
    isReady: async () => (phone === undefined || call.validate([phone])) && ((await prepare?.()) ?? true),
    send: () => mutateAsync({ purpose, phone: numberOf() }),
    refuse: (message) => call.refuse(phone ?? code, message),
    onSent: () => call.focus(code),
    sentTo: () => numberOf() ?? ownPhone,
  })
  const { onChange, ...field } = call.field(code)
  return (
    <CodeField
      label={text.smsCode}
      placeholder={text.codePlaceholder}
      onSend={send}
      now={serverNow}
      target={phone === undefined ? undefined : call.values[phone]?.trim()}
      {...field}
      onChange={(event) => {
        const isFull = event.target.value.length === VERIFICATION_CODE_LENGTH
        onChange(event)
        if (isFull) onFull?.()
      }}
    />
  )
}

import type { SmsPurpose } from '@gamehall/contract/account'
import { VERIFICATION_CODE_LENGTH } from '@gamehall/contract/constants'
import { CodeField } from '@gamehall/ui/code-field.tsx'
import type { Path } from 'react-hook-form'
import { serverNow } from '../../../shared/api/server-time.ts'
import type { FormValues } from '../../../shared/form/schema-resolver.ts'
import type { CallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { useSendSmsCode } from '../api/use-send-sms-code.ts'
import { codeText } from '../code-text.ts'
import { useCodeSender } from '../hooks/use-code-sender.ts'

type SmsCodeFieldProps<Values extends FormValues> = {
  readonly purpose: SmsPurpose
  readonly call: CallForm<Values>
  /** The field of the code, and of the number it goes to. */
  readonly code: Path<Values>
  readonly phone?: Path<Values>
  /** Without a field for it: the player's own number, as far as it may be shown. */
  readonly ownPhone?: string
  /** The last digit is in. */
  readonly onFull?: () => void
}

/** The code that was sent by SMS, and the button that sends it. */
export function SmsCodeField<Values extends FormValues>(props: SmsCodeFieldProps<Values>) {
  const { purpose, call, code, phone, ownPhone = '', onFull } = props
  const text = useText(codeText)
  const { mutateAsync } = useSendSmsCode()
  const { form } = call
  const numberOf = () => (phone === undefined ? undefined : form.getValues(phone).trim())
  const send = useCodeSender({
    isReady: async () => phone === undefined || (await form.trigger(phone, { shouldFocus: true })),
    send: () => mutateAsync({ purpose, phone: numberOf() }),
    refuse: (message) => form.setError(phone ?? code, { type: 'hall', message }),
    sentTo: () => numberOf() ?? ownPhone,
  })
  const { onChange, ...field } = call.field(code)
  return (
    <CodeField
      label={text.smsCode}
      placeholder={text.codePlaceholder}
      onSend={send}
      now={serverNow}
      {...field}
      onChange={(event) => {
        const isFull = event.target.value.length === VERIFICATION_CODE_LENGTH
        void onChange(event).then(() => isFull && onFull?.())
      }}
    />
  )
}

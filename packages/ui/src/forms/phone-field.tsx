import { phone } from '../icons/icon-set.ts'
import { normalizeLocalPhone } from './extract-digits.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const DIGITS = 10

/** Input of a mobile number: telephone keyboard, ten digits; country code and dashes of a pasted number are removed. */
export function PhoneField(props: TextFieldProps) {
  return (
    <TextField
      icon={phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...props}
      onInput={(event) => {
        const input = event.currentTarget
        const phoneNumber = normalizeLocalPhone(input.value).slice(0, DIGITS)
        if (phoneNumber !== input.value) input.value = phoneNumber
        props.onInput?.(event)
      }}
    />
  )
}

import { phone } from './icons/icon-set.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { localPhoneOf } from './typed-digits.ts'

const DIGITS = 10

/** A mobile number: the telephone keyboard, ten digits; a pasted one loses its country code and dashes. */
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
        const tidy = localPhoneOf(input.value).slice(0, DIGITS)
        if (tidy !== input.value) input.value = tidy
        props.onInput?.(event)
      }}
    />
  )
}

import { phone } from './icons/icon-set.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A mobile number: the telephone keyboard, ten digits. */
export function PhoneField(props: TextFieldProps) {
  return (
    <TextField
      icon={phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={10}
      {...props}
    />
  )
}

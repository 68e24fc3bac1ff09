import { TextField, type TextFieldProps } from '@gamehall/ui/forms/text-field.tsx'
import { mail } from '@gamehall/ui/icons/icon-set.ts'

/** An email field: email keyboard, no autocorrection. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      icon={mail}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}

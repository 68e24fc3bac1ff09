import { mail } from '@gamehall/ui/icons/icon-set.ts'
import { TextField, type TextFieldProps } from '@gamehall/ui/text-field.tsx'

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

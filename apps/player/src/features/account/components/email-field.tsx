import { mail } from '@gamehall/ui/icons/icon-set.ts'
import { TextField, type TextFieldProps } from '@gamehall/ui/text-field.tsx'

/** An email address: its keyboard, and nothing that corrects it. */
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

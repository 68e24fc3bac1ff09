import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { eye, eyeOff, lock } from '../icons/icon-set.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** `current` at login, `new` for a new password; used by password managers. */
  purpose?: 'current' | 'new'
  /** Whether the password is visible at first, and a callback for changes. */
  shown?: { readonly initially: boolean; readonly onChange: (isShown: boolean) => void }
}

/** A password input with a button to show the password. */
export function PasswordField({ purpose = 'current', shown, ...props }: PasswordFieldProps) {
  const labels = useLabels()
  const [isShown, setShown] = useState(shown?.initially ?? false)
  return (
    <TextField
      icon={lock}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      autoComplete={`${purpose}-password`}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          shape={isShown ? eyeOff : eye}
          label={isShown ? labels.hidePassword : labels.showPassword}
          aria-pressed={isShown}
          onClick={() => {
            setShown(!isShown)
            shown?.onChange(!isShown)
          }}
        />
      }
    />
  )
}

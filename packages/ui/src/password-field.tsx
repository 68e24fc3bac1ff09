import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { eye, eyeOff, lock } from './icons/icon-set.ts'
import { useLabels } from './labels.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** `current` at login, `new` where one is chosen: password managers act on it. */
  purpose?: 'current' | 'new'
  /** Shown from the start; the reader is told when that changes. */
  shown?: { readonly initially: boolean; readonly onChange: (isShown: boolean) => void }
}

/** A password that can be looked at. */
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

import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import styles from './form.module.css'
import { payPasswordTarget } from './readiness-conditions.ts'
import { readinessText } from './readiness-text.ts'

export interface PayPasswordProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly disabled: boolean
  /** The server’s refusal of the password. */
  readonly error: string | undefined
  /** The form was submitted without a password. */
  readonly isMissing: boolean
}

/** The pay password field with a link to its settings. */
export function PayPasswordField({ value, onChange, disabled, error, isMissing }: PayPasswordProps) {
  const text = useText(readinessText)
  return (
    <>
      <PasswordField
        label={text.payPassword}
        placeholder={text.payPlaceholder}
        enterKeyHint="done"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        disabled={disabled}
        error={error ?? (isMissing ? text.payPlaceholder : undefined)}
      />
      <AppLink to={payPasswordTarget()} className={styles.fix}>
        {text.forgot}
      </AppLink>
    </>
  )
}

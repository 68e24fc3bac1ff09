import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { payPasswordTarget } from '../readiness-conditions.ts'
import { withdrawText } from '../withdraw-text.ts'
import styles from './withdraw-form.module.css'

type PayPasswordProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly disabled: boolean
  readonly error: string | undefined
}

/** The pay password field with a link to its settings. */
export function PayPasswordField({ value, onChange, disabled, error }: PayPasswordProps) {
  const text = useText(withdrawText)
  return (
    <>
      <PasswordField
        label={text.payPassword}
        placeholder={text.payPlaceholder}
        enterKeyHint="done"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        disabled={disabled}
        error={error}
      />
      <AppLink to={payPasswordTarget()} className={styles.fix}>
        {text.forgot}
      </AppLink>
    </>
  )
}

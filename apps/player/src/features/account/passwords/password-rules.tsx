import { findPersonalPasswordViolation } from '@gamehall/contract/account'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@gamehall/contract/constants'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle, minus } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from '../components/form.module.css'
import { entryText } from '../login/entry-text.ts'

/** §5: which rules a new password meets so far. For display only; the schema validates. */
function metRules(password: string, account: string, phone: string) {
  return {
    ruleLength: password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH,
    ruleMix: /[A-Za-z]/.test(password) && /\d/.test(password),
    ruleDiffers:
      password !== '' && findPersonalPasswordViolation(password, { account: account.trim(), phone }) === null,
  }
}

const general = ['ruleLength', 'ruleMix'] as const

/** The list of password rules, checked off while typing. */
export function PasswordRules({
  password,
  account,
  phone = '',
}: {
  readonly password: string
  readonly account?: string | undefined
  readonly phone?: string | undefined
}) {
  const text = useText(entryText)
  const met = metRules(password, account ?? '', phone.trim())
  const rules = account === undefined ? general : ([...general, 'ruleDiffers'] as const)
  return (
    <ul className={styles.rules} aria-label={text.rules}>
      {rules.map((rule) => (
        <li key={rule} className={`${styles.rule} ${met[rule] ? styles.met : ''}`}>
          <Icon shape={met[rule] ? checkCircle : minus} size="s" />
          {text[rule]}
          <span className="sr-only">{met[rule] ? text.met : text.unmet}</span>
        </li>
      ))}
    </ul>
  )
}

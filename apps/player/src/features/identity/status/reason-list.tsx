import { type IdentityReason, identityReasonText } from '@gamehall/contract/identity'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { warning } from '@gamehall/ui/icons/icon-set.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { reasonAdviceText } from './reason-advice-text.ts'
import styles from './reason-list.module.css'

/** Reasons, each with advice. */
export function ReasonList({ reasons }: { readonly reasons: readonly IdentityReason[] }) {
  const fixes = useText(reasonAdviceText)
  const language = useLanguage()
  return (
    <ul className={styles.list}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon shape={warning} className={styles.sign} />
          <span>
            <strong>{identityReasonText[reason][language]}</strong>
            <span className={styles.fix}>{fixes[reason]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

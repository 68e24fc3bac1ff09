import { type DocumentType, type IdentityReason, reasonTextOf } from '@gamehall/contract/identity'
import { DOCUMENT_RULES } from '@gamehall/contract/identity/document-rules'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { warning } from '@gamehall/ui/icons/icon-set.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { dataPageAdviceText, reasonAdviceText } from './reason-advice-text.ts'
import styles from './reason-list.module.css'

type ReasonListProps = {
  readonly reasons: readonly IdentityReason[]
  /** The document that they are about. */
  readonly type: DocumentType | null
}

/** Reasons, each with advice. */
export function ReasonList({ reasons, type }: ReasonListProps) {
  const ofAnySide = useText(reasonAdviceText)
  const ofDataPage = useText(dataPageAdviceText)
  const isDataPage = type !== null && DOCUMENT_RULES[type].format === 'passport'
  const fixes = isDataPage ? { ...ofAnySide, ...ofDataPage } : ofAnySide
  const language = useLanguage()
  return (
    <ul className={styles.list}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon shape={warning} className={styles.sign} />
          <span>
            <strong>{reasonTextOf(reason, type)[language]}</strong>
            <span className={styles.fix}>{fixes[reason]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

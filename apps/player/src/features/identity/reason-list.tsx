import type { IdentityReason } from '@gamehall/contract/identity'
import { Icon } from '@gamehall/ui/icon.tsx'
import { warning } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../shared/i18n/text.ts'
import styles from './reason-list.module.css'
import { reasonText, reasonWords } from './reason-text.ts'

/** What is wrong, each with what helps. */
export function ReasonList({ reasons }: { readonly reasons: readonly IdentityReason[] }) {
  const text = useText(reasonText)
  return (
    <ul className={styles.list}>
      {reasons.map((reason) => {
        const { what, fix } = reasonWords(text, reason)
        return (
          <li key={reason}>
            <Icon shape={warning} className={styles.sign} />
            <span>
              <strong>{what}</strong>
              <span className={styles.fix}>{fix}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

import type { IdentityState } from '@gamehall/contract/identity'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { check, shieldCheck } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import styles from './status.module.css'
import { identityStatusText } from './status-text.ts'

/** Verified: name, date, unlocked features and photo retention. */
export function Verified({ state }: { readonly state: IdentityState }) {
  const text = useText(identityStatusText)
  return (
    <>
      <Card look="hero">
        <span className={styles.seal}>
          <Icon shape={shieldCheck} />
        </span>
        <h2 className={styles.title}>{text.verifiedTitle}</h2>
        <p className={styles.hint}>{text.verifiedHint}</p>
      </Card>
      <Card>
        <DescriptionList>
          <DescriptionRow label={text.name}>{state.name}</DescriptionRow>
          {state.id_number === null ? null : (
            <DescriptionRow label={text.number}>{state.id_number}</DescriptionRow>
          )}
          {state.decided_at === null ? null : (
            <DescriptionRow label={text.since}>{formatTaiwanDateTime(state.decided_at)}</DescriptionRow>
          )}
          {state.images_kept_until === null ? null : (
            <DescriptionRow label={text.imagesUntil}>
              {formatTaiwanDateTime(state.images_kept_until).slice(0, 10)}
            </DescriptionRow>
          )}
        </DescriptionList>
      </Card>
      <Card title={text.unlocked}>
        <ul className={styles.lines}>
          {[text.unlockWithdraw, text.unlockCard, text.unlockVip].map((line) => (
            <li key={line}>
              <Icon shape={check} className={styles.fine} />
              {line}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

import type { IdentityState } from '@gamehall/contract/identity'
import { Card } from '@gamehall/ui/card.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Icon } from '@gamehall/ui/icon.tsx'
import { check, shieldCheck } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../shared/i18n/text.ts'
import { taiwanDateTime } from '../../shared/records/taiwan-day.ts'
import styles from './state.module.css'
import { stateText } from './state-text.ts'

/** Verified: name, date, unlocked features and photo retention. */
export function Verified({ state }: { readonly state: IdentityState }) {
  const text = useText(stateText)
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
            <DescriptionRow label={text.since}>{taiwanDateTime(state.decided_at)}</DescriptionRow>
          )}
          {state.images_kept_until === null ? null : (
            <DescriptionRow label={text.imagesUntil}>
              {taiwanDateTime(state.images_kept_until).slice(0, 10)}
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

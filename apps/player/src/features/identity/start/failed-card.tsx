import type { IdentityState } from '@gamehall/contract/identity'
import { Card } from '@gamehall/ui/card.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { ReasonList } from '../reason-list.tsx'
import styles from '../state.module.css'
import { stateText } from '../state-text.ts'
import own from './start.module.css'
import { startText } from './start-text.ts'

/** A rejected verification: reasons with advice and the reviewer’s note. */
export function FailedCard({ state }: { readonly state: IdentityState }) {
  const text = useText(startText)
  const labels = useText(stateText)
  return (
    <>
      <Card look="hero">
        <StatusPill tone="loss">{labels.failed}</StatusPill>
        <h2 className={styles.title}>{text.failedTitle}</h2>
        <p className={styles.hint}>{text.failedHint}</p>
      </Card>
      <Card>
        <ReasonList reasons={state.reasons.length > 0 ? state.reasons : ['other']} />
      </Card>
      {state.note === null ? null : (
        <Tip>
          <strong>{text.note}</strong>
          <p>{state.note}</p>
        </Tip>
      )}
      <AppLink to={href('service')} className={own.link}>
        {text.contact}
      </AppLink>
    </>
  )
}

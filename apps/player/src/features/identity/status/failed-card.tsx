import type { IdentityState } from '@gamehall/contract/identity'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import own from '../start/start.module.css'
import { startText } from '../start/start-text.ts'
import { ReasonList } from './reason-list.tsx'
import styles from './status.module.css'
import { identityStatusText } from './status-text.ts'

/** A rejected verification: reasons with advice and the reviewer’s note. */
export function FailedCard({ state }: { readonly state: IdentityState }) {
  const text = useText(startText)
  const labels = useText(identityStatusText)
  return (
    <>
      <Card look="hero">
        <StatusPill tone="loss">{labels.failed}</StatusPill>
        <h2 className={styles.title}>{text.failedTitle}</h2>
        <p className={styles.hint}>{text.failedHint}</p>
      </Card>
      <Card>
        <ReasonList reasons={state.reasons.length > 0 ? state.reasons : ['other']} type={state.failed_type} />
      </Card>
      {state.note === null ? null : (
        <Callout>
          <strong>{text.note}</strong>
          <p>{state.note}</p>
        </Callout>
      )}
      <AppLink to={href('service')} className={own.link}>
        {text.contact}
      </AppLink>
    </>
  )
}

import type { IdentityState } from '@gamehall/contract/identity'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { check, clock } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import styles from './status.module.css'
import { identityStatusText } from './status-text.ts'

/** Under review: the deadline and what works meanwhile. */
export function UnderReview({ state }: { readonly state: IdentityState }) {
  const text = useText(identityStatusText)
  const until = state.review_until === null ? 0 : Date.parse(state.review_until)
  const [isLate, setLate] = useState(() => until <= serverNow())
  return (
    <>
      <Card look="hero">
        <StatusPill tone="wait">{text.underReview}</StatusPill>
        <h2 className={styles.title}>{text.reviewTitle}</h2>
        {isLate ? (
          <>
            <p className={styles.hint}>{text.reviewLate}</p>
            <AppLink to={href('service')} className={styles.link}>
              {text.contact}
            </AppLink>
          </>
        ) : (
          <>
            <span className={styles.label}>{text.reviewLeft}</span>
            <Countdown untilMs={until} now={serverNow} onEnd={() => setLate(true)} className={styles.clock} />
            <p className={styles.hint}>{text.reviewHint}</p>
          </>
        )}
        {state.submitted_at === null ? null : (
          <span className={`${styles.label} num`}>
            {text.submittedAt(formatTaiwanDateTime(state.submitted_at))}
          </span>
        )}
      </Card>
      <Card title={text.meanwhile}>
        <ul className={styles.lines}>
          <li>
            <Icon shape={check} className={styles.fine} />
            {text.canPlay}
          </li>
          <li>
            <Icon shape={clock} className={styles.wait} />
            {text.cannotWithdraw}
          </li>
        </ul>
      </Card>
    </>
  )
}

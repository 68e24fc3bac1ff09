import type { SiteConfig } from '@gamehall/contract/site'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { defineText, useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { formatTaiwanDateTime } from '../../shared/records/taiwan-day.ts'
import { SiteLogo } from '../../shared/site/site-logo.tsx'
import styles from './site-closed-page.module.css'

const closedText = defineText({
  'zh-TW': {
    title: (site: string) => `${site}暫停服務`,
    until: '預計恢復時間：',
    at: (time: string) => `${time}（臺灣時間）`,
    late: '作業時間比預計長，完成後會立即恢復。',
    unknown: '恢復時間尚未確定。',
    safe: '您的餘額與進行中的訂單都不受影響。',
    waits: '恢復後，本頁會自動回到您剛才的畫面。',
    check: '立即檢查',
    contact: '需要協助？請聯絡客服',
  },
  en: {
    title: (site) => `${site} is temporarily closed`,
    until: 'Expected to reopen: ',
    at: (time) => `${time} (Taiwan time)`,
    late: 'This is taking longer than expected. We’ll reopen as soon as it’s done.',
    unknown: 'The reopening time isn’t known yet.',
    safe: 'Your balance and open orders are not affected.',
    waits: 'When we reopen, this page takes you back to where you were.',
    check: 'Check now',
    contact: 'Need help? Contact support',
  },
})

const MARK_PX = 56
const POLL_INTERVAL_MS = 5_000
/** Spreads the polls of all players over time. */
const POLL_JITTER_MS = 3_000

/** §8, 10027: the site is closed. Polls the site configuration until it opens; the page underneath is kept. */
export function SiteClosedPage({
  closed,
  siteName,
}: {
  readonly closed: NonNullable<SiteConfig['closed']>
  readonly siteName: string
}) {
  const text = useText(closedText)
  const [refetchInterval] = useState(() => POLL_INTERVAL_MS + Math.random() * POLL_JITTER_MS)
  const { refetch } = useCallQuery(
    'getSiteConfig',
    {},
    { refetchInterval, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' },
  )
  const { notice, until, contacts } = closed
  return (
    <main className={styles.closed}>
      <SiteLogo size={MARK_PX} />
      <h1 className={styles.title}>{text.title(siteName)}</h1>
      <p className={styles.notice}>{notice}</p>
      <p className={styles.until} role="status">
        {until === null ? (
          text.unknown
        ) : Date.parse(until) > serverNow() ? (
          <>
            {text.until}
            <span className={styles.time}>{text.at(formatTaiwanDateTime(until))}</span>
          </>
        ) : (
          text.late
        )}
      </p>
      <p className={styles.hint}>
        {text.safe}
        <br />
        {text.waits}
      </p>
      <Button variant="ghost" onClick={() => refetch()}>
        {text.check}
      </Button>
      {contacts.length === 0 ? null : (
        <section className={styles.contact} aria-label={text.contact}>
          <h2 className={styles.subtitle}>{text.contact}</h2>
          {contacts.map(({ name, value, href }) => (
            <p key={href}>
              {name} <a href={href}>{value}</a>
            </p>
          ))}
        </section>
      )}
    </main>
  )
}

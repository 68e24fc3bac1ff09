import type { SiteConfig } from '@gamehall/contract/site'
import { Button } from '@gamehall/ui/button.tsx'
import { useState } from 'react'
import { serverNow } from '../../shared/api/server-time.ts'
import { useCallQuery } from '../../shared/api/use-call.ts'
import { defineText, useText } from '../../shared/i18n/text.ts'
import { taiwanDateTime } from '../../shared/records/taiwan-day.ts'
import { SiteMark } from '../../shared/site/site-mark.tsx'
import styles from './closed-page.module.css'

const closedText = defineText({
  'zh-TW': {
    title: (site: string) => `${site}暫停服務`,
    until: (at: string) => `預計恢復時間：${at}（臺灣時間）`,
    late: '作業時間比預計長，完成後會立即恢復。',
    unknown: '恢復時間尚未確定。',
    safe: '您的餘額與進行中的訂單都不受影響。',
    waits: '恢復後，本頁會自動回到您剛才的畫面。',
    check: '立即檢查',
    contact: '需要協助？請聯絡客服',
  },
  en: {
    title: (site) => `${site} is closed for now`,
    until: (at) => `Expected back: ${at} (Taiwan time)`,
    late: 'This is taking longer than planned. We’ll be back as soon as it’s done.',
    unknown: 'We don’t know yet when we’ll be back.',
    safe: 'Your balance and your open orders are not affected.',
    waits: 'Once we’re back, this page returns to where you were by itself.',
    check: 'Check now',
    contact: 'Need help? Contact support',
  },
})

const MARK_PX = 56
const ASKED_EVERY_MS = 5_000
/** Not all players ask at the same moment. */
const SPREAD_MS = 3_000

/** §8, 10027: the hall is closed. Asks until it is open again; the page behind it is kept. */
export function ClosedPage({
  closed,
  siteName,
}: {
  readonly closed: NonNullable<SiteConfig['closed']>
  readonly siteName: string
}) {
  const text = useText(closedText)
  const [refetchInterval] = useState(() => ASKED_EVERY_MS + Math.random() * SPREAD_MS)
  const { refetch } = useCallQuery(
    'getSiteConfig',
    {},
    { refetchInterval, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' },
  )
  const { notice, until, contacts } = closed
  return (
    <main className={styles.closed}>
      <SiteMark size={MARK_PX} />
      <h1 className={styles.title}>{text.title(siteName)}</h1>
      <p className={styles.notice}>{notice}</p>
      <p className={styles.until} role="status">
        {until === null
          ? text.unknown
          : Date.parse(until) > serverNow()
            ? text.until(taiwanDateTime(until))
            : text.late}
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

import type { Currency } from '@gamehall/money'
import { addDays, type Day } from '@gamehall/ui/date-time/calendar-days.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { languageTag } from '@gamehall/web-client/i18n/language.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './day-header.module.css'
import { recordsText } from './records-text.ts'
import { formatTaiwanTime, taiwanDay } from './taiwan-day.ts'

/** One sum of a day; zero amounts are not shown. */
export type DaySum = {
  readonly label: string
  readonly amount: string
  readonly currency?: Currency
  readonly signed?: boolean
}

type DayHeadProps = {
  readonly day: Day
  /** Number of rows of the whole day; undefined if unknown. */
  readonly count?: number | undefined
  readonly sums?: readonly DaySum[]
}

/** Header of one day's rows: the date, the number of rows, and the sums. */
export function DayHeader({ day, count, sums = [] }: DayHeadProps) {
  const text = useText(recordsText)
  const words = useDayWords()
  return (
    <div className={styles.head}>
      <h2 className={styles.day}>
        <time dateTime={day}>{words(day)}</time>
        {count === undefined ? null : <small className={styles.count}>{text.count(count)}</small>}
      </h2>
      <Sums sums={sums} />
    </div>
  )
}

type SessionHeadProps = {
  readonly startedAt: string
  readonly endedAt: string
  readonly count: number
  readonly sums: readonly DaySum[]
}

/** Header of the bets of one play session: start and end time, number of bets, and the sums. */
export function PlaySessionHeader({ startedAt, endedAt, count, sums }: SessionHeadProps) {
  const text = useText(recordsText)
  const [from, until] = [formatTaiwanTime(startedAt), formatTaiwanTime(endedAt)]
  return (
    <div className={styles.session}>
      <h3 className={`${styles.when} num`}>
        {from === until ? from : text.span(from, until)}
        <small className={styles.count}>{text.count(count)}</small>
      </h3>
      <Sums sums={sums} />
    </div>
  )
}

function Sums({ sums }: { readonly sums: readonly DaySum[] }) {
  const shown = sums.filter(({ amount }) => /[1-9]/.test(amount))
  if (shown.length === 0) return null
  return (
    <dl className={styles.sums}>
      {shown.map(({ label, amount, currency = 'TWD', signed = false }) => (
        <div key={`${label} ${currency}`} className={styles.sum}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} signed={signed} withCurrency={currency !== 'TWD'} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 今天, 昨天, or `11月20日 週五`. */
function useDayWords(): (day: Day) => string {
  const text = useText(recordsText)
  const language = useLanguage()
  const today = taiwanDay(serverNow())
  return (day) => {
    if (day === today) return text.today
    if (day === addDays(today, -1)) return text.yesterday
    const parts = { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(languageTag(language), parts).format(Date.parse(`${day}T00:00:00Z`))
  }
}

import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './play-summary.module.css'
import { playSummaryText } from './play-summary-text.ts'

type Day = CallResponse<'getPlaySummary'>['days'][number]

const CHART_HEIGHT = 120
const BAR_MIN = 3

/** A bar chart of the daily net results, with a text alternative for screen readers. */
export function PlayChart({ days }: { readonly days: readonly Day[] }) {
  const text = useText(playSummaryText)
  const nets = days.map((day) => Number(day.win_loss))
  const most = Math.max(1, ...nets.map(Math.abs))
  const middle = CHART_HEIGHT / 2
  const slot = 100 / days.length
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 100 ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.chart}
        aria-hidden="true"
      >
        <line x1="0" x2="100" y1={middle} y2={middle} className={styles.axis} />
        {days.map((day, index) => {
          const net = nets[index] ?? 0
          if (day.bet_count === 0) return null
          const height = Math.max(BAR_MIN, (Math.abs(net) / most) * (middle - BAR_MIN))
          return (
            <rect
              key={day.day}
              x={slot * index + slot * 0.2}
              width={slot * 0.6}
              y={net >= 0 ? middle - height : middle}
              height={height}
              className={net >= 0 ? styles.won : styles.lost}
            />
          )
        })}
      </svg>
      <div className={`${styles.ends} num`} aria-hidden="true">
        <span>{days[0]?.day.slice(5)}</span>
        <span>{days.at(-1)?.day.slice(5)}</span>
      </div>
      <ul className="sr-only">
        {days.map((day) => (
          <li key={day.day}>{text.dayLine(day.day, day.bet_count, day.win_loss)}</li>
        ))}
      </ul>
    </figure>
  )
}

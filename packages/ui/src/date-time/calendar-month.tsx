import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useLabelLanguage, useLabels } from '../i18n/labels.tsx'
import { chevronLeft, chevronRight } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import { type Day, daysOfMonth, startOfMonth } from './calendar-days.ts'
import styles from './calendar-month.module.css'

export interface CalendarMonthProps {
  from: Day | undefined
  until: Day | undefined
  today: Day
  earliest: Day
  latest: Day
  onPick: (day: Day) => void
}

/** One calendar month to pick days from; highlights the chosen range. */
export function CalendarMonth({ from, until, today, earliest, latest, onPick }: CalendarMonthProps) {
  const labels = useLabels()
  const longDate = new Intl.DateTimeFormat(useLabelLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  const [shown, setShown] = useState(() => startOfMonth(until ?? from ?? today))
  const { year, month, offset, days } = daysOfMonth(shown)
  const isWithin = (day: Day) => from !== undefined && until !== undefined && day >= from && day <= until
  return (
    <div>
      <div className={styles.head}>
        <IconButton
          shape={chevronLeft}
          label={labels.previousMonth}
          disabled={shown <= startOfMonth(earliest)}
          onClick={() => setShown(startOfMonth(shown, -1))}
        />
        <span aria-live="polite" className={classNames(styles.name, 'num')}>
          {labels.yearMonth(year, month)}
        </span>
        <IconButton
          shape={chevronRight}
          label={labels.nextMonth}
          disabled={shown >= startOfMonth(latest)}
          onClick={() => setShown(startOfMonth(shown, 1))}
        />
      </div>
      <div className={styles.grid}>
        {labels.weekdays.map((name) => (
          <span key={name} className={styles.weekday} aria-hidden>
            {name}
          </span>
        ))}
        {days.map((day, index) => (
          <button
            key={day}
            type="button"
            aria-label={longDate.format(new Date(day))}
            aria-pressed={day === from || day === until || isWithin(day)}
            aria-current={day === today ? 'date' : undefined}
            disabled={day < earliest || day > latest}
            style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}
            className={classNames(
              styles.day,
              'num',
              isWithin(day) && styles.within,
              day === from && styles.from,
              day === until && styles.until,
              (day === from || day === until) && styles.end,
            )}
            onClick={() => onPick(day)}
          >
            <span>{index + 1}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

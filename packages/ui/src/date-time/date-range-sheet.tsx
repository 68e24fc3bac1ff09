import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Chip } from '../controls/chip.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { addDays, countDays, type Day } from './calendar-days.ts'
import { CalendarMonth } from './calendar-month.tsx'
import styles from './date-range-sheet.module.css'

export interface DayRange {
  from: Day
  until: Day
}

export interface DateRangeSheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  value: DayRange
  onChange: (range: DayRange) => void
  /** The current date of the records' time zone; also the last date that can be picked. */
  today: Day
  earliest: Day
  /** Specification §5: a query spans at most 30 days. */
  maxDays?: number
}

/** A sheet to pick a date range, by shortcut or on a calendar; a range that is too long cannot be confirmed. */
export function DateRangeSheet(props: DateRangeSheetProps) {
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      <Choice {...props} />
    </Sheet>
  )
}

function Choice({ onClose, value, onChange, today, earliest, maxDays = 30 }: DateRangeSheetProps) {
  const labels = useLabels()
  const [range, setRange] = useState<{ from: Day; until: Day | undefined }>(value)
  const until = range.until ?? range.from
  const isTooLong = countDays(range.from, until) > maxDays
  const pick = (day: Day) => {
    const isStarting = range.until !== undefined || day < range.from
    setRange(isStarting ? { from: day, until: undefined } : { from: range.from, until: day })
  }
  return (
    <div className={styles.choice}>
      <div className={styles.shortcuts}>
        {[1, 7, maxDays].map((count) => {
          const from = addDays(today, 1 - count)
          return (
            <Chip
              key={count}
              isChosen={range.from === from && until === today}
              onClick={() => setRange({ from, until: today })}
            >
              {count === 1 ? labels.today : labels.lastDays(count)}
            </Chip>
          )
        })}
      </div>
      <CalendarMonth
        from={range.from}
        until={range.until}
        today={today}
        earliest={earliest}
        latest={today}
        onPick={pick}
      />
      <p className={isTooLong ? styles.wrong : styles.said} aria-live="polite">
        {isTooLong ? labels.rangeTooLong(maxDays) : `${range.from} – ${until}`}
      </p>
      <Button
        block
        disabled={isTooLong}
        onClick={() => {
          onChange({ from: range.from, until })
          onClose()
        }}
      >
        {labels.confirm}
      </Button>
    </div>
  )
}

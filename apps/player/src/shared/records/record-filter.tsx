import { QUERY_RANGE_MAX_DAYS } from '@gamehall/contract/constants'
import { Chip } from '@gamehall/ui/controls/chip.tsx'
import { DateRangeSheet } from '@gamehall/ui/date-time/date-range-sheet.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { calendar, chevronDown } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useState } from 'react'
import styles from './record-filter.module.css'
import { recordsText } from './records-text.ts'
import type { RecordRange } from './use-record-range.ts'

/** Filter bar of a history: filter chips, the date range, and its limit (§5). */
export function RecordFilter({
  range,
  children,
}: {
  readonly range: RecordRange
  readonly children?: ReactNode
}) {
  const text = useText(recordsText)
  const [isPicking, setPicking] = useState(false)
  const { from, until } = range.days
  const shown =
    range.lastDays === undefined
      ? `${from.slice(5)} – ${until.slice(5)}`
      : range.lastDays === 1
        ? text.today
        : text.lastDays(range.lastDays)
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.range}>
        <Chip aria-haspopup="dialog" onClick={() => setPicking(true)}>
          <span className={styles.when}>
            <Icon shape={calendar} size="s" />
            {shown}
            <span className="sr-only">{text.range(from, until)}</span>
            <Icon shape={chevronDown} size="s" />
          </span>
        </Chip>
        <p className={styles.rule}>{text.rule(QUERY_RANGE_MAX_DAYS)}</p>
      </div>
      <DateRangeSheet
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        title={text.pickRange}
        value={range.days}
        onChange={range.setDays}
        today={range.today}
        earliest={range.earliest}
        maxDays={QUERY_RANGE_MAX_DAYS}
      />
    </div>
  )
}

export type ChipChoice<Value extends string> = { readonly value: Value; readonly label: string }

/** Chips to choose one value or all. */
export function FilterChips<Value extends string>(props: {
  readonly label: string
  readonly choices: readonly ChipChoice<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
}) {
  const text = useText(recordsText)
  const { label, choices, value, onChange } = props
  return (
    <fieldset aria-label={label} className={styles.strip}>
      <Chip isChosen={value === undefined} onClick={() => onChange(undefined)}>
        {text.all}
      </Chip>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          isChosen={choice.value === value}
          onClick={() => onChange(choice.value === value ? undefined : choice.value)}
        >
          {choice.label}
        </Chip>
      ))}
    </fieldset>
  )
}

import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo } from 'react'
import type { TableResult } from '../../../../src/shared-rounds/table-protocol.ts'
import { formatMultiplier } from '../../rules.ts'
import { rocketText } from '../../text.ts'
import styles from './history-strip.module.css'

const LOW = 200
const HIGH = 1_000

/** The last flights' multipliers, the newest first. */
export const HistoryStrip = memo(function HistoryStrip({
  history,
}: {
  readonly history: readonly TableResult[]
}) {
  const text = useText(rocketText)
  const flights = history
    .filter(({ is_void }) => !is_void)
    .map(({ number, result }) => ({ number, crash: typeof result.crash === 'number' ? result.crash : 0 }))
    .reverse()
  return (
    <ol className={styles.strip} aria-label={text.history}>
      {flights.map(({ number, crash }) => (
        <li key={number} className="num" data-height={crash < LOW ? 'low' : crash < HIGH ? 'middle' : 'high'}>
          {formatMultiplier(crash)}×
        </li>
      ))}
    </ol>
  )
})

import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { leaderboardsText } from '../leaderboards-text.ts'
import styles from './leaderboard.module.css'

/** What the places of a run get, and on what terms. */
export function PrizeList({
  leaderboard: { prizes, wash_percent: wash },
}: {
  readonly leaderboard: CallResponse<'getLeaderboard'>
}) {
  const text = useText(leaderboardsText)
  return (
    <Card title={text.prizes}>
      <dl>
        {prizes.map(({ from, to, amount }) => (
          <div key={from} className={styles.prizeRow}>
            <dt className="num">{from === to ? text.place(from) : text.places(from, to)}</dt>
            <dd className={styles.prizeSum}>
              <Money amount={amount} withCurrency />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{wash === 0 ? text.noWash : text.wash(String(wash / 100))}</p>
    </Card>
  )
}

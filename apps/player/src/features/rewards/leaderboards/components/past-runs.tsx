import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { leaderboardsText } from '../leaderboards-text.ts'
import styles from './leaderboard.module.css'

type PastRunsProps = {
  readonly leaderboard: CallResponse<'getLeaderboard'>
  readonly onChoose: (runId: string) => void
}

/** The runs that are over, each with its standings. */
export function PastRuns({ leaderboard: { past, run_id, period }, onChoose }: PastRunsProps) {
  const text = useText(leaderboardsText)
  const others = past.filter((run) => run.run_id !== run_id)
  if (others.length === 0)
    return period === 'once' || past.length > 0 ? null : (
      <Card title={text.past}>
        <p className={styles.summary}>{text.noPast}</p>
      </Card>
    )
  const choose = (runId: string) => {
    onChoose(runId)
    window.scrollTo({ top: 0 })
  }
  return (
    <Card title={text.past}>
      <ul className={styles.list}>
        {others.map((run) => (
          <li key={run.run_id}>
            <button type="button" className={styles.past} onClick={() => choose(run.run_id)}>
              <span className="num">
                {text.period(formatTaiwanDateTime(run.starts_at), formatTaiwanDateTime(run.ends_at))}
              </span>
              <Icon shape={chevronRight} size="s" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

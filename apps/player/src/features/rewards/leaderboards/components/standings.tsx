import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { classNames } from '@gamehall/ui/theme/class-names.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { leaderboardsText } from '../leaderboards-text.ts'
import { formatCount, pointsText } from '../points-text.ts'
import styles from './leaderboard.module.css'

const PODIUM = 3

/** The top places of a run, with masked names. */
export function Standings({
  leaderboard: { top, players, measure, state },
}: {
  readonly leaderboard: CallResponse<'getLeaderboard'>
}) {
  const text = useText(leaderboardsText)
  if (top.length === 0)
    return (
      <Card title={text.standings}>
        <EmptyState
          art={<NoRecordsArt />}
          title={state === 'running' || state === 'counting' ? text.empty : text.emptyPast}
          detail={state === 'running' ? text.emptyHint : ''}
        />
      </Card>
    )
  return (
    <Card
      title={text.standings}
      trailing={<span className={`${styles.quiet} num`}>{text.players(formatCount(players))}</span>}
    >
      <ol className={styles.list}>
        {top.map(({ place, name, is_me, points, prize }) => (
          <li
            key={place}
            aria-current={is_me ? 'true' : undefined}
            className={classNames(styles.row, is_me && styles.isMe)}
          >
            <span className={classNames(styles.rank, 'num', place <= PODIUM && styles.isPodium)}>
              {place}
            </span>
            <span className={styles.who}>
              <b>{name}</b>
              {is_me ? <StatusPill tone="win">{text.you}</StatusPill> : null}
            </span>
            <span className={styles.score}>
              <span className="num">{pointsText(text, measure, points)}</span>
              {prize === null ? null : (
                <span className={styles.prize}>
                  {text.prize} <Money amount={prize} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

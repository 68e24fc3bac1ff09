import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { Round } from '../../../src/game-api/schema.ts'
import styles from './history-panel.module.css'
import { historyText } from './history-text.ts'
import { RoundRow } from './round-row.tsx'
import { useRoundList } from './use-round-list.ts'

/** The last rounds that are over can be replayed. */
const REPLAYED_ROUNDS = 10

/** The player's past rounds, newest first. */
export function HistoryPanel({ onReplay }: { readonly onReplay: ((round: Round) => void) | null }) {
  const { rounds, state, loadMore } = useRoundList()
  const text = useText(historyText)
  const replayable = rounds.filter(({ status }) => status !== 'open').slice(0, REPLAYED_ROUNDS)
  return (
    <div className={styles.panel}>
      {rounds.length === 0 && state === 'complete' ? <p className={styles.note}>{text.empty}</p> : null}
      <ul className={styles.list}>
        {rounds.map((round) => (
          <RoundRow
            key={round.round_id}
            round={round}
            onReplay={replayable.includes(round) ? onReplay : null}
          />
        ))}
      </ul>
      {state === 'loading' ? (
        <p className={styles.note} role="status">
          <Spinner />
        </p>
      ) : null}
      {state === 'failed' ? (
        <div className={styles.note} role="alert">
          <p>{text.failed}</p>
          <Button size="m" variant="ghost" onClick={loadMore}>
            {text.retry}
          </Button>
        </div>
      ) : null}
      {state === 'more' ? (
        <Button size="m" block variant="ghost" onClick={loadMore}>
          {text.more}
        </Button>
      ) : null}
      {state === 'complete' && rounds.length > 0 ? <p className={styles.note}>{text.noMore}</p> : null}
    </div>
  )
}

import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { MinesRound } from '../../schemas.ts'
import { minesText } from '../../text.ts'
import { gemsOf, multiplierLabel, roundMultiplier } from '../multiplier-label.ts'
import styles from './controls.module.css'

interface RoundFiguresProps {
  readonly round: MinesRound | null
  /** Shown before the first round. */
  readonly bet: string
  readonly mines: number
}

/** Stake, multipliers and mines of a round. */
export function RoundFigures({ round, bet, mines }: RoundFiguresProps) {
  const text = useText(minesText)
  const next =
    round === null || round.next_multiplier === null ? null : multiplierLabel(round.mines, gemsOf(round) + 1)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{text.bet}</dt>
        <dd className="num">
          <Figure>{formatAmount(round?.bet ?? bet)}</Figure>
        </dd>
      </div>
      <div>
        <dt>{text.current}</dt>
        <dd className={`num ${styles.now}`}>
          <Figure>{`${round === null ? '1.00' : roundMultiplier(round)}×`}</Figure>
        </dd>
      </div>
      <div>
        <dt>{text.next}</dt>
        <dd className={`num ${styles.then}`}>
          <Figure>{next === null ? '–' : `${next}×`}</Figure>
        </dd>
      </div>
      <div>
        <dt>{text.mines}</dt>
        <dd className="num">
          <Figure>{`${round?.mines ?? mines}`}</Figure>
        </dd>
      </div>
    </dl>
  )
}

/** A figure of a known size: when it changes, the page is not laid out. */
const Figure = ({ children }: { readonly children: string }) => (
  <span className={styles.contained}>{children}</span>
)

import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { minus, plus } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../../text.ts'
import styles from './controls.module.css'

interface StakeBarProps {
  readonly bet: string
  readonly isLocked: boolean
  readonly onBet: (bet: string) => void
  readonly onOpen: () => void
}

/** Steps the stake down or up; tapping the stake opens the full choice. */
export function StakeBar({ bet, isLocked, onBet, onOpen }: StakeBarProps) {
  const { session } = useGameKit()
  const text = useText(dragonGateText)
  const index = session.bets.choices.indexOf(bet)
  const lower = session.bets.choices[index - 1]
  const higher = session.bets.choices[index + 1]
  return (
    <div className={styles.stake}>
      <button
        type="button"
        className={styles.step}
        aria-label={text.betLess}
        disabled={isLocked || lower === undefined}
        onClick={() => lower !== undefined && onBet(lower)}
      >
        <Icon shape={minus} />
      </button>
      <button type="button" className={styles.bet} disabled={isLocked} onClick={onOpen}>
        <span>{text.bet}</span>
        <b className="num">{formatWholeAmount(bet)}</b>
        <span className="sr-only">{text.chooseBet}</span>
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={text.betMore}
        disabled={isLocked || higher === undefined}
        onClick={() => higher !== undefined && onBet(higher)}
      >
        <Icon shape={plus} />
      </button>
    </div>
  )
}

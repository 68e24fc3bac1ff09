import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useGameKit } from '../shell/game-kit.ts'
import styles from './stake-choices.module.css'

/** All stakes as a grid of buttons. */
export function StakeChoices({
  bet,
  onBet,
}: {
  readonly bet: string
  readonly onBet: (bet: string) => void
}) {
  const { session } = useGameKit()
  return (
    <div className={styles.grid}>
      {session.bets.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === bet}
          className={`num ${styles.choice}`}
          onClick={() => onBet(choice)}
        >
          {formatWholeAmount(choice)}
        </button>
      ))}
    </div>
  )
}

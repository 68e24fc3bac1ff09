import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import styles from './bet-choices.module.css'

/** All stakes as a grid of buttons. */
export function BetChoices({ bet, onBet }: { readonly bet: string; readonly onBet: (bet: string) => void }) {
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

import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { LINES } from '../../symbols.ts'
import { dragonGateText } from '../../text.ts'
import styles from './choices.module.css'

/** All stakes as a grid of buttons. */
export function BetGrid({ bet, onBet }: { readonly bet: string; readonly onBet: (bet: string) => void }) {
  const { session } = useGameKit()
  const text = useText(dragonGateText)
  return (
    <>
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
      <p className={styles.note}>{text.betPerLine(formatAmount(toMinor(bet) / BigInt(LINES.length)))}</p>
    </>
  )
}

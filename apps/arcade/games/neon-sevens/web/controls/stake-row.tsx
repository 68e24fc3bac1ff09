import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo, useEffect, useRef } from 'react'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { neonSevensText } from '../../text.ts'
import styles from './stake-row.module.css'

interface StakeRowProps {
  readonly bet: string
  readonly isLocked: boolean
  readonly onBet: (bet: string) => void
}

/** All stakes in one row that scrolls sideways, each one tap away. While it is locked it looks so as a whole: ten buttons have no new style. */
export const StakeRow = memo(function StakeRow({ bet, isLocked, onBet }: StakeRowProps) {
  const { session } = useGameKit()
  const text = useText(neonSevensText)
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-bet="${bet}"]`)
    if (row.current === null || chosen == null) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [bet])
  return (
    <fieldset ref={row} className={styles.row} aria-disabled={isLocked}>
      <legend className="sr-only">{text.chooseBet}</legend>
      {session.bets.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          data-bet={choice}
          aria-pressed={choice === bet}
          className={`num ${styles.choice}`}
          onClick={() => {
            if (!isLocked) onBet(choice)
          }}
        >
          {formatWholeAmount(choice)}
        </button>
      ))}
    </fieldset>
  )
})

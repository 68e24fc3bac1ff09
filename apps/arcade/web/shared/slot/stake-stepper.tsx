import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { minus, plus } from '@gamehall/ui/icons/icon-set.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { memo } from 'react'
import styles from './slot-controls.module.css'
import type { SlotLabels } from './slot-types.ts'

interface StakeStepperProps {
  readonly bet: string
  readonly labels: Pick<SlotLabels, 'bet' | 'betLess' | 'betMore' | 'chooseBet'>
  readonly isLocked: boolean
  /** The next stakes, wire amounts; undefined at the ends. */
  readonly lower: string | undefined
  readonly higher: string | undefined
  readonly onBet: (bet: string | undefined) => void
  /** Opens all stakes; null where they are shown already. */
  readonly onOpen: (() => void) | null
}

/** Steps the stake down or up; tapping the stake opens the full choice. */
export const StakeStepper = memo(function StakeStepper({
  bet,
  labels,
  isLocked,
  lower,
  higher,
  onBet,
  onOpen,
}: StakeStepperProps) {
  const shown = (
    <>
      <span>{labels.bet}</span>
      <b className="num">{formatWholeAmount(bet)}</b>
    </>
  )
  return (
    <div className={styles.stake}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.betLess}
        disabled={isLocked || lower === undefined}
        onClick={() => onBet(lower)}
      >
        <Icon shape={minus} />
      </button>
      {onOpen === null ? (
        <p className={styles.bet}>{shown}</p>
      ) : (
        <button type="button" className={styles.bet} disabled={isLocked} onClick={onOpen}>
          {shown}
          <span className="sr-only">{labels.chooseBet}</span>
        </button>
      )}
      <button
        type="button"
        className={styles.step}
        aria-label={labels.betMore}
        disabled={isLocked || higher === undefined}
        onClick={() => onBet(higher)}
      >
        <Icon shape={plus} />
      </button>
    </div>
  )
})

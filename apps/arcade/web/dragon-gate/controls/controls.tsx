import { classNames } from '@gamehall/ui/class-names.ts'
import { Icon } from '@gamehall/ui/icon.tsx'
import { minus, plus, refresh } from '@gamehall/ui/icons/icon-set.ts'
import { useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { formatStake } from '../../shared/money/wire-money.ts'
import { useGameKit } from '../../shared/shell/game-kit.ts'
import { Sheet } from '../../shared/shell/sheet.tsx'
import { dragonGateText } from '../dragon-gate-text.ts'
import type { Slot } from '../use-slot.ts'
import { AutoForm } from './auto-form.tsx'
import { BetGrid } from './bet-grid.tsx'
import { autoplay, turbo } from './control-icons.ts'
import styles from './controls.module.css'

interface ControlsProps {
  readonly slot: Slot
  readonly bet: string
  readonly onBet: (bet: string) => void
  readonly onSpin: () => void
}

/** Stake, spin, automatic and turbo: all within a thumb's reach. */
export function Controls({ slot, bet, onBet, onSpin }: ControlsProps) {
  const { session, sounds } = useGameKit()
  const text = useText(dragonGateText)
  const [open, setOpen] = useState<'bet' | 'auto' | null>(null)
  const { choices } = session.bets
  const index = choices.indexOf(bet)
  const isLocked = slot.isBusy || slot.auto !== null
  const step = (by: 1 | -1) => {
    const next = choices[index + by]
    if (next === undefined) return
    sounds.bet()
    onBet(next)
  }
  const isSpinning = slot.isBusy && slot.view.spotlight === null
  return (
    <div className={styles.controls}>
      <div className={styles.stake}>
        <button
          type="button"
          className={styles.step}
          aria-label={text.betLess}
          disabled={isLocked || index <= 0}
          onClick={() => step(-1)}
        >
          <Icon shape={minus} />
        </button>
        <button
          type="button"
          className={styles.bet}
          disabled={isLocked}
          aria-label={`${text.chooseBet} ${formatStake(bet)}`}
          onClick={() => setOpen('bet')}
        >
          <span>{text.bet}</span>
          <b className="num">{formatStake(bet)}</b>
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={text.betMore}
          disabled={isLocked || index === choices.length - 1}
          onClick={() => step(1)}
        >
          <Icon shape={plus} />
        </button>
      </div>
      <button
        type="button"
        className={classNames(styles.spin, isSpinning && styles.spinning)}
        aria-label={slot.isBusy ? text.stop : text.spin}
        onClick={onSpin}
      >
        <span className={styles.spinFace}>
          {slot.isBusy ? (
            <span className={styles.stopMark} />
          ) : (
            <Icon shape={refresh} className={styles.spinIcon} />
          )}
        </span>
      </button>
      <div className={styles.modes}>
        <button
          type="button"
          className={classNames(styles.mode, slot.auto !== null && styles.on)}
          aria-label={
            slot.auto === null ? text.autoTitle : `${text.autoStop}, ${text.autoLeft(slot.auto.left)}`
          }
          disabled={slot.auto === null && slot.isBusy}
          onClick={() => (slot.auto === null ? setOpen('auto') : slot.stopAuto())}
        >
          {slot.auto === null ? <Icon shape={autoplay} /> : <b className="num">{slot.auto.left}</b>}
          <span>{slot.auto === null ? text.auto : text.autoStop}</span>
        </button>
        <button
          type="button"
          className={classNames(styles.mode, slot.isTurbo && styles.on)}
          aria-pressed={slot.isTurbo}
          onClick={() => {
            sounds.click()
            slot.setTurbo(!slot.isTurbo)
          }}
        >
          <Icon shape={turbo} />
          <span>{text.turbo}</span>
        </button>
      </div>
      <Sheet title={text.chooseBet} isOpen={open === 'bet'} onClose={() => setOpen(null)}>
        <BetGrid
          bet={bet}
          onBet={(next) => {
            sounds.bet()
            onBet(next)
            setOpen(null)
          }}
        />
      </Sheet>
      <Sheet title={text.autoTitle} isOpen={open === 'auto'} onClose={() => setOpen(null)}>
        <AutoForm
          bet={bet}
          onStart={(auto) => {
            setOpen(null)
            slot.startAuto(auto)
          }}
        />
      </Sheet>
    </div>
  )
}

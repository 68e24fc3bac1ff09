import { useState } from 'react'
import { useText } from '../../../../web/shared/i18n/use-text.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../use-slot.ts'
import { AutoplayForm } from './autoplay-form.tsx'
import { BetGrid } from './bet-grid.tsx'
import styles from './controls.module.css'
import { ModeButtons } from './mode-buttons.tsx'
import { SpinButton } from './spin-button.tsx'
import { StakeBar } from './stake-bar.tsx'

interface ControlsProps {
  readonly slot: SlotController
  readonly bet: string
  readonly onBet: (bet: string) => void
  readonly onSpin: () => void
}

/** The control bar: stake, spin, autoplay and turbo. */
export function Controls({ slot, bet, onBet, onSpin }: ControlsProps) {
  const { sounds } = useGameKit()
  const text = useText(dragonGateText)
  const [open, setOpen] = useState<'bet' | 'auto' | null>(null)
  const choose = (next: string) => {
    sounds.bet()
    onBet(next)
    setOpen(null)
  }
  return (
    <div className={styles.controls}>
      <StakeBar
        bet={bet}
        isLocked={slot.isBusy || slot.auto !== null}
        onBet={choose}
        onOpen={() => setOpen('bet')}
      />
      <SpinButton slot={slot} onSpin={onSpin} />
      <ModeButtons slot={slot} onOpenAuto={() => setOpen('auto')} />
      <Sheet title={text.chooseBet} isOpen={open === 'bet'} onClose={() => setOpen(null)}>
        <BetGrid bet={bet} onBet={choose} />
      </Sheet>
      <Sheet title={text.autoTitle} isOpen={open === 'auto'} onClose={() => setOpen(null)}>
        <AutoplayForm
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

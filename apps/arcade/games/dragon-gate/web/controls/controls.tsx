import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { startAutoplay } from '../../../../web/shared/autoplay/autoplay.ts'
import { AutoplaySheet } from '../../../../web/shared/autoplay/autoplay-sheet.tsx'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../dragon-gate-types.ts'
import { keys } from '../keys.ts'
import { useSpin } from '../use-spin.ts'
import { BetGrid } from './bet-grid.tsx'
import styles from './controls.module.css'
import { ModeButtons } from './mode-buttons.tsx'
import { SpinButton } from './spin-button.tsx'
import { StakeBar } from './stake-bar.tsx'

/** The control bar: stake, spin, autoplay and turbo. */
export function Controls({ game }: { readonly game: SlotController }) {
  const { session, sounds } = useGameKit()
  const text = useText(dragonGateText)
  const { bet } = game.draft
  const press = useSpin(game)
  const [open, setOpen] = useState<'bet' | 'auto' | null>(null)
  const isLocked = game.isBusy || game.autoplay !== null
  const choose = (next: string) => {
    sounds.bet()
    game.setDraft((before) => ({ ...before, bet: next }))
    setOpen(null)
  }
  const step = (by: -1 | 1) => {
    const { choices } = session.bets
    const next = choices[choices.indexOf(bet) + by]
    if (next !== undefined && !isLocked) choose(next)
  }
  useGameKeys(keys, { play: press, less: () => step(-1), more: () => step(1) })
  return (
    <div className={styles.controls}>
      <StakeBar bet={bet} isLocked={isLocked} onBet={choose} onOpen={() => setOpen('bet')} />
      <SpinButton isBusy={game.isBusy} onSpin={press} />
      <ModeButtons game={game} onOpenAuto={() => setOpen('auto')} />
      <Sheet title={text.chooseBet} isOpen={open === 'bet'} onClose={() => setOpen(null)}>
        <BetGrid bet={bet} onBet={choose} />
      </Sheet>
      <AutoplaySheet
        isOpen={open === 'auto'}
        onClose={() => setOpen(null)}
        stakeMinor={toMinor(bet)}
        hasFeatures
        onStart={(settings) => {
          setOpen(null)
          game.setAutoplay(() => startAutoplay(settings))
        }}
      />
    </div>
  )
}

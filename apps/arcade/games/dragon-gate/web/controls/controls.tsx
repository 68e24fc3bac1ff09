import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { ModeButtons } from '../../../../web/shared/slot/mode-buttons.tsx'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../dragon-gate-types.ts'
import { keys } from '../keys.ts'
import { useSpin } from '../use-spin.ts'
import { BetGrid } from './bet-grid.tsx'
import styles from './controls.module.css'
import { SpinButton } from './spin-button.tsx'
import { StakeBar } from './stake-bar.tsx'

/** The control bar: stake, spin, autoplay and turbo. */
export function Controls({ game }: { readonly game: SlotController }) {
  const { session, sounds } = useGameKit()
  const text = useText(dragonGateText)
  const { bet } = game.draft
  const press = useSpin(game)
  const [isChoosing, setChoosing] = useState(false)
  const isLocked = game.isBusy || game.autoplay !== null
  const choose = (next: string) => {
    sounds.bet()
    game.setDraft((before) => ({ ...before, bet: next }))
    setChoosing(false)
  }
  const step = (by: -1 | 1) => {
    const { choices } = session.bets
    const next = choices[choices.indexOf(bet) + by]
    if (next !== undefined && !isLocked) choose(next)
  }
  useGameKeys(keys, { play: press, less: () => step(-1), more: () => step(1) })
  return (
    <div className={styles.controls}>
      <StakeBar bet={bet} isLocked={isLocked} onBet={choose} onOpen={() => setChoosing(true)} />
      <SpinButton isBusy={game.isBusy} onSpin={press} />
      <ModeButtons game={game} labels={text} styles={styles} hasFeatures />
      <Sheet title={text.chooseBet} isOpen={isChoosing} onClose={() => setChoosing(false)}>
        <BetGrid bet={bet} onBet={choose} />
      </Sheet>
    </div>
  )
}

import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react'
import { slotKeys } from '../keyboard/game-keys.ts'
import { useGameKeys } from '../keyboard/use-game-keys.ts'
import { useGameKit } from '../shell/game-kit.ts'
import { Sheet } from '../shell/sheet.tsx'
import { ModeButtons } from './mode-buttons.tsx'
import styles from './slot-controls.module.css'
import type { SlotGame, SlotLabels } from './slot-types.ts'
import { SpinButton } from './spin-button.tsx'
import { StakeChoices } from './stake-choices.tsx'
import { StakeStepper } from './stake-stepper.tsx'

interface SlotControlsProps {
  readonly game: SlotGame
  readonly labels: SlotLabels
  /** A class that gives the custom properties listed in `slot-controls.module.css`. */
  readonly theme: string | undefined
  /** Plays a round, or speeds up the one that is shown. */
  readonly onSpin: () => void
  /** Whether automatic play may stop at a feature. */
  readonly hasFeatures?: boolean
  /** Below all stakes in their sheet. */
  readonly choicesNote?: ReactNode
  /** All stakes above the controls, where the game shows them without a sheet. */
  readonly stakeRow?: (isLocked: boolean, onBet: (bet: string) => void) => ReactNode
}

/** A slot's controls: the stake, the spin button under the thumb, autoplay and turbo. */
export function SlotControls({
  game,
  labels,
  theme,
  onSpin,
  hasFeatures = false,
  choicesNote,
  stakeRow,
}: SlotControlsProps) {
  const { session, sounds } = useGameKit()
  const [isChoosing, setChoosing] = useState(false)
  const { bet } = game.draft
  const { choices } = session.bets
  const index = choices.indexOf(bet)
  const isLocked = game.isBusy || game.autoplay !== null
  // Shown in a frame of its own: the one in which a spin begins has enough to do. What locked controls do is checked at the press.
  const isShownLocked = useDeferredValue(isLocked)
  // The same functions at each render: what shows the stake is rendered when the stake changes.
  const choose = useLatest((next: string | undefined) => {
    setChoosing(false)
    if (next === undefined || isLocked) return
    sounds.bet()
    game.setDraft((before) => ({ ...before, bet: next }))
  })
  const openChoices = useLatest(() => setChoosing(!isLocked))
  const [lower, higher] = [choices[index - 1], choices[index + 1]]
  useGameKeys(slotKeys, { play: onSpin, less: () => choose(lower), more: () => choose(higher) })
  return (
    <div className={classNames(styles.controls, theme)}>
      {stakeRow?.(isShownLocked, choose)}
      <StakeStepper
        bet={bet}
        labels={labels}
        isLocked={isShownLocked}
        lower={lower}
        higher={higher}
        onBet={choose}
        onOpen={stakeRow === undefined ? openChoices : null}
      />
      <SpinButton isBusy={game.isBusy} labels={labels} onSpin={onSpin} />
      <ModeButtons game={game} isLocked={isShownLocked} labels={labels} hasFeatures={hasFeatures} />
      <Sheet title={labels.chooseBet} isOpen={isChoosing} onClose={() => setChoosing(false)}>
        <StakeChoices bet={bet} onBet={choose} />
        {choicesNote}
      </Sheet>
    </div>
  )
}

/** A function that stays the same, and does what the latest one does. */
function useLatest<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...args: Args) => latest.current(...args), [])
}

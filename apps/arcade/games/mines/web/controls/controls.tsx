import { usePressGuard } from '../../../../web/shared/shell/use-press-guard.ts'
import { AutoControls } from '../auto/auto-controls.tsx'
import { PatternControls } from '../auto/pattern-controls.tsx'
import { useMinesAutoplay } from '../auto/use-mines-autoplay.ts'
import type { MinesController } from '../mines-types.ts'
import styles from './controls.module.css'
import { OpenRoundControls } from './open-round-controls.tsx'
import { StakeControls } from './stake-controls.tsx'
import { useMinesKeys } from './use-mines-keys.ts'

/** Stake and mines before a round; cashing out while it is open; the pattern and the way out of automatic play. */
export function Controls({ game }: { readonly game: MinesController }) {
  const { round } = game.scene
  const { bet, mines, isChoosing } = game.draft
  const isOpen = round?.status === 'open'
  const isMeant = usePressGuard(isOpen ? 'cash_out' : 'start')
  const start = () => {
    if (isMeant()) void game.open({ amount: bet, mines }, bet)
  }
  useMinesAutoplay(game)
  useMinesKeys(game, start)
  if (game.autoplay !== null) return <AutoControls game={game} autoplay={game.autoplay} />
  if (isChoosing && !isOpen) return <PatternControls game={game} />
  return (
    <div className={styles.both}>
      <StakeControls game={game} isShown={!isOpen} isAgain={round !== null} onStart={start} />
      <OpenRoundControls game={game} isShown={isOpen} round={round} />
    </div>
  )
}

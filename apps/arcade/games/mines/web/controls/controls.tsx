import type { MinesController } from '../mines-types.ts'
import { OpenRoundControls } from './open-round-controls.tsx'
import { StakeControls } from './stake-controls.tsx'

/** Stake and mines before a round; cashing out while it is open. */
export function Controls({ game }: { readonly game: MinesController }) {
  const { round } = game.scene
  const { bet, mines } = game.draft
  if (round?.status === 'open') return <OpenRoundControls game={game} round={round} />
  return (
    <StakeControls
      bet={bet}
      mines={mines}
      isBusy={game.isBusy}
      isAgain={round !== null}
      onBet={(next) => game.setDraft((before) => ({ ...before, bet: next }))}
      onMines={(next) => game.setDraft((before) => ({ ...before, mines: next }))}
      onStart={() => void game.open({ amount: bet, mines }, bet)}
    />
  )
}

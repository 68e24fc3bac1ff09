import { useAutoplay } from '../../../web/shared/autoplay/use-autoplay.ts'
import type { PearlTideController } from './pearl-tide-types.ts'

/** Returns what the spin button does: it plays a round, or speeds up the one that is shown. Also runs autoplay. */
export function useSpin(game: PearlTideController): () => void {
  const { bet } = game.draft
  const spin = useAutoplay(
    game,
    () => game.open({ amount: bet }, bet),
    ({ spins }) => spins.length > 1,
  )
  return () => {
    if (game.isBusy) game.skip()
    else void spin()
  }
}

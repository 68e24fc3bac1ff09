import { useAutoplay } from '../../../web/shared/autoplay/use-autoplay.ts'
import type { SlotController } from './dragon-gate-types.ts'

/** Returns what the spin button does: plays a spin, or speeds up the one that runs. */
export function useSpin(game: SlotController): () => void {
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

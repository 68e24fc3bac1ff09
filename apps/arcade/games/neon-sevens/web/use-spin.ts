import { useAutoplay } from '../../../web/shared/autoplay/use-autoplay.ts'
import type { NeonSevensController } from './neon-sevens-types.ts'
import { pressSpin } from './press-spin.ts'

/** Returns what the spin button does: it spins, or speeds up the round that is shown. Also runs autoplay. */
export function useSpin(game: NeonSevensController): () => void {
  const { bet } = game.draft
  const spin = useAutoplay(game, () => game.open({ amount: bet }, bet))
  return () => {
    if (game.isBusy) pressSpin(game)
    else void spin()
  }
}

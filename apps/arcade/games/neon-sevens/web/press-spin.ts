import type { NeonSevensController } from './neon-sevens-types.ts'

/** Spins; while a round is shown, speeds it up. */
export function pressSpin(game: NeonSevensController): void {
  if (game.isBusy) game.skip()
  else void game.open({ amount: game.draft.bet }, game.draft.bet)
}

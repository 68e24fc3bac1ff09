import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import type { BaccaratController } from '../baccarat-types.ts'
import { keys } from '../keys.ts'
import { BACCARAT_CHIPS } from '../table/baccarat-chips.ts'
import type { Bets } from '../table/use-bets.ts'

/** The keyboard of a desktop. */
export function useTableKeys(game: BaccaratController, bets: Bets, onMain: () => void): void {
  const { before, chips } = game.draft
  const place = (spot: string) => () => bets.place([{ spot, chips: 1 }])
  useGameKeys(keys, {
    play: onMain,
    player: place('player'),
    banker: place('banker'),
    tie: place('tie'),
    chip(key) {
      const value = BACCARAT_CHIPS.tones[Number(key) - 1]?.value
      if (value !== undefined) game.setDraft((draft) => ({ ...draft, value }))
    },
    undo: () => before.length > 0 && bets.isOpen && bets.undo(),
    clear: () => chips.length > 0 && bets.clear(),
    repeat: bets.repeat,
    double: () => chips.length > 0 && bets.double(),
  })
}

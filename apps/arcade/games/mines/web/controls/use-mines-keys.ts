import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { keys } from '../keys.ts'
import type { MinesController } from '../mines-types.ts'
import { pickRandomTile } from '../pick-tile.ts'
import { clampStake } from './stake.ts'

const SIDE = 5
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The neighbouring tile; movement wraps around the edges of the board. */
export function tileBeside(tile: number, key: string): number | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const row = (Math.floor(tile / SIDE) + step[0] + SIDE) % SIDE
  const column = (tile + step[1] + SIDE) % SIDE
  return row * SIDE + (column % SIDE)
}

const CENTRE = 12

/** Arrow keys walk over the tiles, space starts and opens a random tile, C cashes out. */
export function useMinesKeys(game: MinesController, start: () => void): void {
  const { bets } = useGameKit().session
  const { round } = game.scene
  const isOpen = round?.status === 'open'
  const canAct = game.autoplay === null && !game.isBusy && !game.isReplay
  const stake = (scale: (betMinor: bigint) => bigint) => {
    if (!canAct || isOpen) return
    game.setDraft((before) => ({ ...before, bet: clampStake(scale(toMinor(before.bet)), bets) }))
  }
  useGameKeys(keys, {
    play() {
      if (!canAct) return
      if (isOpen) pickRandomTile(game)
      else if (!game.draft.isChoosing) start()
    },
    walk(key) {
      const { activeElement } = document
      const tile = activeElement instanceof HTMLElement ? activeElement.dataset.tile : undefined
      const next = tile === undefined ? CENTRE : tileBeside(Number(tile), key)
      document.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus()
    },
    cashOut() {
      if (canAct && isOpen && round.picks.length > 0) void game.act({ kind: 'cash_out' })
    },
    less: () => stake((betMinor) => betMinor / 2n),
    more: () => stake((betMinor) => betMinor * 2n),
  })
}

import { MINES_TILES } from '../rules.ts'
import type { MinesController } from './mines-types.ts'

/** Opens a tile of the open round; nothing when it is open already. */
export function pickTile(game: MinesController, tile: number): void {
  if (game.scene.round?.picks.includes(tile) === false) void game.act({ kind: 'pick', tile })
}

/** Opens a random closed tile. The choice does not change the odds, so `Math.random` is sufficient. */
export function pickRandomTile(game: MinesController): void {
  const picks = game.scene.round?.picks ?? []
  const closed = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
    (tile) => !picks.includes(tile),
  )
  const tile = closed[Math.floor(Math.random() * closed.length)]
  if (tile !== undefined) pickTile(game, tile)
}

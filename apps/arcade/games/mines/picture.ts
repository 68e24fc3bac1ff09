import type { PictureTile, RoundPicture } from '../../src/pictures/round-picture.ts'
import { MINES_TILES } from './rules.ts'
import type { MinesView } from './schemas.ts'

const SIDE = 5

/** The field: opened gems, the mine that was hit, and the other mines once the round is over. */
export function minesPicture({ picks, hit_tile, mine_tiles }: MinesView): RoundPicture {
  const tileAt = (tile: number): PictureTile => {
    if (tile === hit_tile) return { label: '✕', tone: 'red', isLit: true }
    if (picks.includes(tile)) return { label: '◆', tone: 'green', isLit: true }
    if (mine_tiles?.includes(tile)) return { label: '●', tone: 'dark' }
    return { label: '', tone: 'plain' }
  }
  const tiles = Array.from({ length: MINES_TILES }, (_, tile) => tileAt(tile))
  return {
    shape: 'tile',
    rows: Array.from({ length: SIDE }, (_, row) => ({ tiles: tiles.slice(row * SIDE, (row + 1) * SIDE) })),
  }
}

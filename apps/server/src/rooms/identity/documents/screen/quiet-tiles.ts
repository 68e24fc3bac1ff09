import type { Corners } from '../picture/find-corners.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

export interface Tile {
  readonly left: number
  readonly top: number
}

/** Blocks per tile side. */
const BLOCKS = 16
const STEP_BLOCKS = BLOCKS / 2
/** Margin that leaves out the document’s edge, in blocks. */
const MARGIN_BLOCKS = 1.25
/** Brightness range in which patterns are visible. */
const [DARKEST, BRIGHTEST] = [60, 244]
const OUT_OF_LIGHT = 1000

/** Finds up to `most` tiles of `side` px with the least print, quietest first: screen patterns show best there. */
export function findQuietTiles(picture: GreyPicture, corners: Corners, side: number, most: number): Tile[] {
  const blockPx = side / BLOCKS
  const blocks = blocksOf(picture, blockPx)
  const places = (from: number, to: number) => {
    const first = Math.ceil(from / blockPx + MARGIN_BLOCKS)
    const room = to / blockPx - MARGIN_BLOCKS - first - BLOCKS
    return Array.from(
      { length: Math.max(0, Math.floor(room / STEP_BLOCKS) + 1) },
      (_, at) => first + at * STEP_BLOCKS,
    )
  }
  const [nw, ne, se, sw] = corners
  const columns = places(Math.max(0, nw.x, sw.x), Math.min(picture.width, ne.x, se.x))
  const rows = places(Math.max(0, nw.y, ne.y), Math.min(picture.height, sw.y, se.y))
  return rows
    .flatMap((row) => columns.map((column) => ({ row, column, unrest: unrestOf(blocks, column, row) })))
    .sort((a, b) => a.unrest - b.unrest)
    .slice(0, most)
    .map(({ row, column }) => ({ left: column * blockPx, top: row * blockPx }))
}

/** Mean brightness per block. */
function blocksOf({ data, width, height }: GreyPicture, blockPx: number) {
  const columns = Math.floor(width / blockPx)
  const rows = Math.floor(height / blockPx)
  const light = new Float64Array(columns * rows)
  for (let y = 0; y < rows * blockPx; y += 1)
    for (let x = 0; x < columns * blockPx; x += 1) {
      const at = Math.floor(y / blockPx) * columns + Math.floor(x / blockPx)
      light[at] = (light[at] ?? 0) + (data[y * width + x] ?? 0) / blockPx ** 2
    }
  return { light, columns }
}

/** Brightness differences between neighbouring blocks of a tile. */
function unrestOf({ light, columns }: ReturnType<typeof blocksOf>, column: number, row: number): number {
  let [unrest, sum] = [0, 0]
  for (let y = row; y < row + BLOCKS; y += 1)
    for (let x = column; x < column + BLOCKS; x += 1) {
      const here = light[y * columns + x] ?? 0
      sum += here
      unrest += Math.abs(here - (light[y * columns + x - 1] ?? here))
      unrest += Math.abs(here - (light[(y - 1) * columns + x] ?? here))
    }
  const mean = sum / BLOCKS ** 2
  const isLit = mean >= DARKEST && mean <= BRIGHTEST
  return unrest / BLOCKS ** 2 + (isLit ? 0 : OUT_OF_LIGHT)
}

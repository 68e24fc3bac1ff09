import FFT from 'fft.js'

/** The side of a tile, in pixels. */
export const TILE_PX = 256
const LINE = 2 * TILE_PX

const transform = new FFT(TILE_PX)
const line = new Float64Array(LINE)
const turned = new Float64Array(LINE)

/** Fades a tile out towards its sides, whose jump is no part of it. */
const FADE = Float64Array.from(
  { length: TILE_PX },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / TILE_PX),
)

export const fadeAt = (column: number, row: number): number => (FADE[column] ?? 0) * (FADE[row] ?? 0)

/**
 * The power of a complex tile (real and imaginary part in turn, row by row) at each frequency: columns in cycles a tile across,
 * rows down, negative ones from the far end. The tile is used up.
 */
export function powerOf(tile: Float64Array): Float64Array {
  for (let row = 0; row < TILE_PX; row += 1) {
    line.set(tile.subarray(row * LINE, (row + 1) * LINE))
    transform.transform(turned, line)
    tile.set(turned, row * LINE)
  }
  const power = new Float64Array(TILE_PX * TILE_PX)
  for (let column = 0; column < TILE_PX; column += 1) {
    for (let row = 0; row < TILE_PX; row += 1) {
      line[2 * row] = tile[row * LINE + 2 * column] ?? 0
      line[2 * row + 1] = tile[row * LINE + 2 * column + 1] ?? 0
    }
    transform.transform(turned, line)
    for (let row = 0; row < TILE_PX; row += 1)
      power[row * TILE_PX + column] = (turned[2 * row] ?? 0) ** 2 + (turned[2 * row + 1] ?? 0) ** 2
  }
  return power
}

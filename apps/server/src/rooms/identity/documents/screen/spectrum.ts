import FFT from 'fft.js'

/** Tile side in pixels. */
export const TILE_PX = 256
const LINE = 2 * TILE_PX

const transform = new FFT(TILE_PX)
const line = new Float64Array(LINE)
const turned = new Float64Array(LINE)

/** Hann window: hides the jump at tile borders. */
const FADE = Float64Array.from(
  { length: TILE_PX },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / TILE_PX),
)

export const windowAt = (column: number, row: number): number => (FADE[column] ?? 0) * (FADE[row] ?? 0)

/**
 * Power spectrum of a complex tile (interleaved real and imaginary parts): columns are cycles per tile across, rows
 * down, negative frequencies from the far end. Overwrites the tile.
 */
export function powerSpectrum(tile: Float64Array): Float64Array {
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

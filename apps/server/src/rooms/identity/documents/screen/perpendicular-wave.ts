import { sumBoxes } from './box-sums.ts'
import type { HueRotation, RgbPicture } from './hue-rotation.ts'
import { AROUND, PEAK, peakStrength } from './peak.ts'
import type { Tile } from './quiet-tiles.ts'
import { powerSpectrum, TILE_PX, windowAt } from './spectrum.ts'

/** Search tolerance around the expected frequency: panels are rarely straight. */
const OFF = 2

/**
 * Strength of a brightness wave perpendicular to the hue rotation and of the same frequency: panel pixels are square,
 * printed lines run in one direction.
 */
export function measurePerpendicularWave(
  { data, width }: RgbPicture,
  { left, top }: Tile,
  { across, down }: HueRotation,
): number {
  const tile = new Float64Array(2 * TILE_PX * TILE_PX)
  let mean = 0
  for (let row = 0; row < TILE_PX; row += 1)
    for (let column = 0; column < TILE_PX; column += 1) {
      const from = ((top + row) * width + left + column) * 3
      const light = 0.3 * (data[from] ?? 0) + 0.59 * (data[from + 1] ?? 0) + 0.11 * (data[from + 2] ?? 0)
      tile[2 * (row * TILE_PX + column)] = light
      mean += light / TILE_PX ** 2
    }
  for (let row = 0; row < TILE_PX; row += 1)
    for (let column = 0; column < TILE_PX; column += 1) {
      const at = 2 * (row * TILE_PX + column)
      tile[at] = ((tile[at] ?? 0) - mean) * windowAt(column, row)
    }
  const sums = sumBoxes({ data: powerSpectrum(tile), side: TILE_PX }, AROUND)
  const place = (cycles: number) => (Math.round(cycles * TILE_PX) + TILE_PX) % TILE_PX
  const [column, row] = [place(-down), place(across)]
  let strength = 0
  for (let y = -OFF; y <= OFF; y += 1)
    for (let x = -OFF; x <= OFF; x += 1) {
      const [here, there] = [(column + x + TILE_PX) % TILE_PX, (row + y + TILE_PX) % TILE_PX]
      strength = Math.max(strength, peakStrength(sums, here, there, sums(here, there, PEAK)))
    }
  return strength
}

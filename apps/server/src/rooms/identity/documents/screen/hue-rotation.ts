import { sumBoxes } from './box-sums.ts'
import { AROUND, PEAK, peakStrength } from './peak.ts'
import type { Tile } from './quiet-tiles.ts'
import { powerSpectrum, TILE_PX, windowAt } from './spectrum.ts'

/** Interleaved RGB, row by row. */
export interface RgbPicture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The strongest periodic hue rotation in a tile. */
export interface HueRotation {
  /** Peak strength over the surrounding spectrum. */
  readonly strength: number
  /** Amplitude as a share of the tile’s brightness. */
  readonly sway: number
  /** Direction and frequency of the rotation from red over green to blue, in cycles per pixel. */
  readonly across: number
  readonly down: number
}

const HALF = TILE_PX / 2
/** Share of symmetric power that noise and lens distortion can make look like rotation. */
const UNEVEN = 0.1
/** Frequency range in cycles per tile: below it is room lighting, above it pixel artefacts. */
const [SLOWEST, FASTEST] = [6, HALF - 4]
const isLookedAt = (across: number, down: number): boolean =>
  across <= FASTEST && Math.abs(down) <= FASTEST && Math.hypot(across, down) >= SLOWEST

/** The places of the spectrum that are looked at. */
const LOOKED_AT = Array.from({ length: TILE_PX * (HALF + 1) }, (_, at) => ({
  column: at % (HALF + 1),
  row: Math.floor(at / (HALF + 1)),
})).filter(({ column, row }) => isLookedAt(column, row > HALF ? row - TILE_PX : row))

/**
 * A panel’s subpixels lie side by side, so a periodic pattern reaches the three colours in turn: the hue rotates.
 * Printed lines reach all three at once. With the colours as one complex number whose angle is the hue (grey is 0),
 * rotation has more power at a frequency than at its negative; plain oscillation has equal power.
 */
export function findHueRotation(picture: RgbPicture, place: Tile): HueRotation {
  const { tile, light } = hueOf(picture, place)
  const power = powerSpectrum(tile)
  const both = new Float64Array(power.length)
  const more = new Float64Array(power.length)
  for (let row = 0; row < TILE_PX; row += 1)
    for (let column = 0; column < TILE_PX; column += 1) {
      const at = row * TILE_PX + column
      const opposite = ((TILE_PX - row) % TILE_PX) * TILE_PX + ((TILE_PX - column) % TILE_PX)
      const [here, there] = [power[at] ?? 0, power[opposite] ?? 0]
      both[at] = here + there
      more[at] = here - there
    }
  const sumBoth = sumBoxes({ data: both, side: TILE_PX }, AROUND)
  const sumMore = sumBoxes({ data: more, side: TILE_PX }, PEAK)
  let found = { column: 0, row: 0, strength: 0, peak: 0 }
  for (const { column, row } of LOOKED_AT) {
    const peak = Math.abs(sumMore(column, row, PEAK)) - UNEVEN * sumBoth(column, row, PEAK)
    const strength = peakStrength(sumBoth, column, row, peak)
    if (strength > found.strength) found = { column, row, strength, peak }
  }
  const { strength, peak } = found
  return { strength, sway: swayOf(peak) / Math.max(1, light), ...placeOf(more, found) }
}

/** Subpixel position of the peak, weighted by rotation power. */
function placeOf(more: Float64Array, { column, row }: { readonly column: number; readonly row: number }) {
  const sign = Math.sign(more[row * TILE_PX + column] ?? 0)
  let [sum, across, down] = [0, 0, 0]
  for (let y = -PEAK; y <= PEAK; y += 1)
    for (let x = -PEAK; x <= PEAK; x += 1) {
      const at = ((row + y + TILE_PX) % TILE_PX) * TILE_PX + ((column + x + TILE_PX) % TILE_PX)
      const turns = Math.max(0, sign * (more[at] ?? 0))
      sum += turns
      across += turns * x
      down += turns * y
    }
  const off = sum === 0 ? 0 : 1 / sum
  const signed = row > HALF ? row - TILE_PX : row
  return {
    across: (sign * (column + across * off)) / TILE_PX,
    down: (sign * (signed + down * off)) / TILE_PX,
  }
}

/** Amplitude in grey levels, corrected for the window. */
const swayOf = (power: number): number => Math.sqrt(power / (0.375 * 0.375)) / TILE_PX ** 2

const ROOT = Math.sqrt(3) / 2

function hueOf({ data, width }: RgbPicture, { left, top }: Tile) {
  const tile = new Float64Array(2 * TILE_PX * TILE_PX)
  let [real, imaginary, light] = [0, 0, 0]
  for (let row = 0; row < TILE_PX; row += 1)
    for (let column = 0; column < TILE_PX; column += 1) {
      const from = ((top + row) * width + left + column) * 3
      const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]
      const at = 2 * (row * TILE_PX + column)
      tile[at] = red - (green + blue) / 2
      tile[at + 1] = ROOT * (green - blue)
      real += tile[at] ?? 0
      imaginary += tile[at + 1] ?? 0
      light += red + green + blue
    }
  const count = TILE_PX * TILE_PX
  for (let row = 0; row < TILE_PX; row += 1)
    for (let column = 0; column < TILE_PX; column += 1) {
      const at = 2 * (row * TILE_PX + column)
      const share = windowAt(column, row)
      tile[at] = ((tile[at] ?? 0) - real / count) * share
      tile[at + 1] = ((tile[at + 1] ?? 0) - imaginary / count) * share
    }
  return { tile, light: light / (3 * count) }
}

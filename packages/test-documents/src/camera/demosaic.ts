import type { Channel } from './waves.ts'

/** Raw sensor data in a Bayer pattern: red and green, then green and blue rows. */
export interface RawFrame {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

export const colourAt = (x: number, y: number): Channel => ((x & 1) + (y & 1)) as Channel

/** Demosaics to RGB: green along the smoother direction, red and blue by their smoothed difference from green. */
export function demosaic(
  raw: RawFrame,
  smoothings: number,
): readonly [Float32Array, Float32Array, Float32Array] {
  const green = fillGreen(raw)
  const red = addGreen(smoothed(differences(raw, green, 0), raw, smoothings), green)
  const blue = addGreen(smoothed(differences(raw, green, 2), raw, smoothings), green)
  return [red, green, blue]
}

function fillGreen({ data, width, height }: RawFrame): Float32Array {
  const green = data.slice()
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2 + (y & 1); x < width - 2; x += 2) {
      const at = y * width + x
      const here = data[at] ?? 0
      const [west, east] = [data[at - 1] ?? 0, data[at + 1] ?? 0]
      const [north, south] = [data[at - width] ?? 0, data[at + width] ?? 0]
      const across = 2 * here - (data[at - 2] ?? 0) - (data[at + 2] ?? 0)
      const down = 2 * here - (data[at - 2 * width] ?? 0) - (data[at + 2 * width] ?? 0)
      const stepAcross = Math.abs(west - east) + Math.abs(across)
      const stepDown = Math.abs(north - south) + Math.abs(down)
      const alongRow = (west + east) / 2 + across / 4
      const alongColumn = (north + south) / 2 + down / 4
      green[at] =
        stepAcross < stepDown ? alongRow : stepDown < stepAcross ? alongColumn : (alongRow + alongColumn) / 2
    }
  return green
}

/** Colour minus green, interpolated between the pixels of that colour. */
function differences({ data, width, height }: RawFrame, green: Float32Array, colour: 0 | 2): Float32Array {
  const known = new Float32Array(data.length)
  const first = colour / 2
  for (let y = first; y < height; y += 2)
    for (let x = first; x < width; x += 2)
      known[y * width + x] = (data[y * width + x] ?? 0) - (green[y * width + x] ?? 0)
  return spread(known, width, height, 0.5)
}

/** Box blur over rows and columns, with radius `side`. */
function spread(plane: Float32Array, width: number, height: number, side: number): Float32Array {
  const centre = side === 0.5 ? 1 : 1 - 2 * side
  const rows = new Float32Array(plane.length)
  for (let at = 1; at < plane.length - 1; at += 1)
    rows[at] = centre * (plane[at] ?? 0) + side * ((plane[at - 1] ?? 0) + (plane[at + 1] ?? 0))
  const both = new Float32Array(plane.length)
  for (let at = width; at < width * (height - 1); at += 1)
    both[at] = centre * (rows[at] ?? 0) + side * ((rows[at - width] ?? 0) + (rows[at + width] ?? 0))
  return both
}

function smoothed(plane: Float32Array, { width, height }: RawFrame, times: number): Float32Array {
  let smooth = plane
  for (let time = 0; time < times; time += 1) smooth = spread(smooth, width, height, 0.25)
  return smooth
}

function addGreen(difference: Float32Array, green: Float32Array): Float32Array {
  for (let at = 0; at < difference.length; at += 1) difference[at] = (difference[at] ?? 0) + (green[at] ?? 0)
  return difference
}

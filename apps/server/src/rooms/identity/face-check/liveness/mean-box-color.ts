import type { FaceReading } from '../../../../providers/face/index.ts'
import type { Color } from './measure-light.ts'

const FEWEST = 6
/** Mean level below which a camera says nothing of a colour. */
const DARKEST = 12

/** Mean colour of the scene's pixels from and to `edges` (left, right, top, bottom); null of few pixels and of darkness. */
export function meanBoxColor(
  { scene: { data, width, height } }: Pick<FaceReading, 'scene'>,
  edges: readonly number[],
): Color | null {
  const [left = 0, right = 0, top = 0, bottom = 0] = edges.map(Math.round)
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y += 1)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x += 1) {
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0)
      count += 1
    }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / Math.max(1, count))
  return count < FEWEST || red + green + blue < 3 * DARKEST ? null : [red, green, blue]
}

/** Mean colour of the pixels around a place, dark or not; null where one is out of the picture. */
export function meanColorAround(
  { scene: { data, width, height } }: Pick<FaceReading, 'scene'>,
  at: readonly [x: number, y: number],
  { aside, above }: { readonly aside: number; readonly above: number },
): Color | null {
  const [x, y] = [Math.round(at[0]), Math.round(at[1])]
  if (x < aside || x >= width - aside || y < above || y >= height - above) return null
  const sum = [0, 0, 0]
  for (let row = y - above; row <= y + above; row += 1)
    for (let place = (row * width + x - aside) * 3; place < (row * width + x + aside + 1) * 3; place += 1)
      sum[place % 3] = (sum[place % 3] ?? 0) + (data[place] ?? 0)
  const count = (2 * aside + 1) * (2 * above + 1)
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count)
  return [red, green, blue]
}

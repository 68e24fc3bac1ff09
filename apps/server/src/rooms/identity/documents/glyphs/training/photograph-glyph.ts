import type { createSeededRandom } from '@gamehall/test-documents'
import type { GreyPicture } from '../../picture/grey-picture.ts'

/** A drawn letter as a camera sees it: smaller, tilted, blurred, with noise and a faint pattern under it. */
export function photographGlyph(
  glyph: GreyPicture,
  random: ReturnType<typeof createSeededRandom>,
): GreyPicture {
  const small = sample(glyph, random.whole(30, 76), random.between(-0.06, 0.06), random.between(-0.06, 0.06))
  for (let times = random.whole(0, 2); times > 0; times -= 1) blur(small)
  const [dark, paper] = [random.between(20, 90), random.between(190, 245)]
  const noise = random.between(0, 12)
  const [wave, phase, depth] = [random.between(5, 14), random.between(0, 9), random.between(0, 14)]
  const { data, width } = small
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 255
    const under = depth * Math.max(0, Math.sin((Math.floor(at / width) + 0.4 * (at % width)) / wave + phase))
    const level = dark + ((paper - dark) * value) / 255 - under + random.between(-noise, noise)
    data[at] = Math.max(0, Math.min(255, level))
  }
  return sample(small, CUT_PX, 0, 0)
}

/** The height that strips of a value are cut out in. */
const CUT_PX = 88

function sample({ data, width, height }: GreyPicture, side: number, lean: number, slope: number) {
  const out = new Uint8Array(side * side)
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (data[y * width + x] ?? 255)
  // More samples a pixel when the picture shrinks, so that thin strokes stay.
  const more = Math.max(1, Math.round((0.8 * width) / side))
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      let sum = 0
      for (let part = 0; part < more * more; part += 1) {
        const u = (column + ((part % more) + 0.5) / more) / side - 0.5
        const v = (row + (Math.floor(part / more) + 0.5) / more) / side - 0.5
        const x = (u + lean * v + 0.5) * width - 0.5
        const y = (v + slope * u + 0.5) * height - 0.5
        const x0 = Math.floor(x)
        const y0 = Math.floor(y)
        const fx = x - x0
        const fy = y - y0
        sum +=
          (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
          (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
      }
      out[row * side + column] = sum / more ** 2
    }
  return { data: out, width: side, height: side }
}

/** A small lens blur. */
function blur({ data, width, height }: { data: Uint8Array; width: number; height: number }): void {
  const before = data.slice()
  const at = (x: number, y: number) =>
    before[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 255
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data[y * width + x] =
        (at(x - 1, y - 1) +
          at(x + 1, y - 1) +
          at(x - 1, y + 1) +
          at(x + 1, y + 1) +
          2 * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) +
          4 * at(x, y)) /
        16
}

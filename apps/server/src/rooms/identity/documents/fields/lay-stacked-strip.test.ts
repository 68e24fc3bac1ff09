import sharp from 'sharp'
import { expect, it } from 'vitest'
import { layLine } from '../lines/laid-line.ts'
import { decodeGrey } from '../picture/grey-picture.ts'
import { stackedLine } from '../testing/stacked-line.ts'
import { cutStrip, placeInStrip } from './value-strip.ts'

const [SIZE, PITCH] = [60, 66]

it('a column is cut out as a row, and its letters keep their places', async () => {
  const letters = [...'麻素卿'].map(
    (letter, at) => `<text x="40" y="${40 + SIZE * 0.86 + at * PITCH}">${letter}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="280"><rect width="100%" height="100%" fill="#fff"/><g font-family="Noto Sans CJK TC" font-size="${SIZE}">${letters.join('')}</g></svg>`
  const picture = await decodeGrey(await sharp(Buffer.from(svg)).png().toBuffer())
  if (picture === null) throw new Error('no picture')
  const line = stackedLine('麻素卿', [35, 37, 105, 37 + 3 * PITCH])
  const strip = cutStrip(
    { picture, even: picture },
    layLine(line, (point) => point),
  )
  const { width, height, data } = strip.even
  expect(width).toBeGreaterThan(2.2 * height)
  const isInked = (x: number) =>
    Array.from({ length: height }, (_, y) => data[y * width + x] ?? 255).some((value) => value < 128)
  const thirds = [0, 1, 2].map((at) => ((at + 0.5) / 3) * width)
  for (const [at, letter] of strip.scanned.letters.entries())
    expect(Math.abs(placeInStrip(strip, letter.at) - (thirds[at] ?? 0))).toBeLessThan(height / 5)
  // Between two letters there is paper.
  expect([1, 2].map((at) => isInked(Math.round((at * width) / 3)))).toEqual([false, false])
  expect(isInked(Math.round(width / 2))).toBe(true)
})

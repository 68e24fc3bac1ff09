import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cutStackedLetters, drawAcross, findStack, shareOfColumn, shareOfRow } from './stacked-letters.ts'
import type { ScanPicture } from './text-scanner.ts'

const SIZE = 60

/** Letters one below another, as they are printed in columns. */
async function drawColumn(text: string, pitch: number, ink = '#111', paper = '#fff'): Promise<ScanPicture> {
  const letters = [...text].map(
    (letter, at) => `<text x="10" y="${14 + SIZE * 0.86 + at * pitch}">${letter}</text>`,
  )
  const height = Math.round(28 + SIZE + (text.length - 1) * pitch)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE + 20}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g font-family="TW-Kai, AR PL UKai TW, Noto Serif CJK TC" font-size="${SIZE}" fill="${ink}">${letters.join('')}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

it.each([
  ['戎一鳴', 62],
  ['麻素卿', 66],
  ['配偶', 64],
  ['桃園市龜山區文化里', 61],
  ['呂二三', 70],
  ['中華民國五十七年七月十九日', 60],
])('cuts %s into its letters', async (text, pitch) => {
  for (const [ink, paper] of [
    ['#111', '#fff'],
    ['#eee', '#345'],
  ]) {
    const cells = cutStackedLetters(await drawColumn(text, pitch, ink, paper))
    expect(cells).toHaveLength(text.length)
    for (const [at, { from, to }] of cells.entries()) {
      const middle = 14 + SIZE / 2 + at * pitch
      expect(from).toBeLessThan(middle)
      expect(to).toBeGreaterThan(middle)
    }
  }
})

it('lays the letters of a column side by side, and tells where each stood', async () => {
  const column = await drawColumn('麻素卿', 66)
  const stack = findStack(column)
  if (stack === null) throw new Error('no letters')
  const row = drawAcross(column, stack, 50)
  expect(row.width).toBeGreaterThan(2.2 * row.height)
  expect(shareOfColumn(stack, 0.5)).toBeCloseTo(0.5, 1)
  for (const share of [0.1, 0.5, 0.8])
    expect(shareOfRow(stack, shareOfColumn(stack, share))).toBeCloseTo(share, 5)
})

it('finds nothing where there is no ink', () => {
  expect(findStack({ data: new Uint8Array(4000).fill(255), width: 40, height: 100 })).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { eraseBorders } from './erase-borders.ts'

const [WIDTH, HEIGHT] = [300, 88]

/** A strip of white paper, dark where the test says so. */
function drawStrip(isDark: (x: number, y: number) => boolean) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) if (isDark(x, y)) data[y * WIDTH + x] = 20
  const picture = { data, width: WIDTH, height: HEIGHT }
  return { picture, even: picture }
}

const inkOf = ({ data }: { readonly data: Uint8Array }, left: number, right: number) => {
  let ink = 0
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = left; x < right; x += 1) if ((data[y * WIDTH + x] ?? 255) < 100) ink += 1
  return ink
}

describe('borders of cells', () => {
  it('are erased beside the text, also leaning ones, and the text stays', () => {
    const isLetter = (x: number, y: number) => x >= 60 && x < 110 && y >= 15 && y < 72 && (x + y) % 9 < 4
    const strip = drawStrip((x, y) => Math.abs(x - 12 - y / 20) < 2 || isLetter(x, y))
    const erased = eraseBorders(strip)
    expect(inkOf(strip.even, 0, 30)).toBeGreaterThan(200)
    expect(inkOf(erased.even, 0, 30)).toBe(0)
    expect(inkOf(erased.picture, 0, 30)).toBe(0)
    expect(inkOf(erased.even, 50, WIDTH)).toBe(inkOf(strip.even, 50, WIDTH))
  })

  it('a stroke that ends within the strip is a letter’s', () => {
    const strip = drawStrip((x, y) => x >= 20 && x < 25 && y >= 12 && y < 76)
    expect(eraseBorders(strip)).toEqual(strip)
  })
})

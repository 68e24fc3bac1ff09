import sharp from 'sharp'
import type { GreyPicture } from '../../picture/grey-picture.ts'

export interface GlyphTypeface {
  readonly family: string
  readonly weight: number
}

const [COLUMNS, ROWS] = [24, 24]
const CELL_PX = 96
const FONT_PX = 76

/** Draws each letter black on white in a square of `CELL_PX`. */
export async function drawGlyphs(letters: readonly string[], face: GlyphTypeface): Promise<GreyPicture[]> {
  const drawn: GreyPicture[] = []
  for (let from = 0; from < letters.length; from += COLUMNS * ROWS)
    drawn.push(...(await drawSheet(letters.slice(from, from + COLUMNS * ROWS), face)))
  return drawn
}

async function drawSheet(
  letters: readonly string[],
  { family, weight }: GlyphTypeface,
): Promise<GreyPicture[]> {
  const place = (index: number) => ({
    left: (index % COLUMNS) * CELL_PX,
    top: Math.floor(index / COLUMNS) * CELL_PX,
  })
  const texts = letters.map((letter, index) => {
    const { left, top } = place(index)
    return `<text x="${left + CELL_PX / 2}" y="${top + CELL_PX * 0.78}" text-anchor="middle">${letter}</text>`
  })
  const [width, height] = [COLUMNS * CELL_PX, ROWS * CELL_PX]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="${family}" font-weight="${weight}" font-size="${FONT_PX}" xml:lang="zh-TW">${texts.join('')}</g></svg>`
  const data = await sharp(Buffer.from(svg)).toColourspace('b-w').raw().toBuffer()
  return letters.map((_, index) => {
    const { left, top } = place(index)
    const cell = new Uint8Array(CELL_PX * CELL_PX)
    for (let y = 0; y < CELL_PX; y += 1)
      cell.set(data.subarray((top + y) * width + left, (top + y) * width + left + CELL_PX), y * CELL_PX)
    return { data: cell, width: CELL_PX, height: CELL_PX }
  })
}

import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { countDiacritics } from './count-diacritics.ts'

async function drawRow(text: string, family: string, turn = 0): Promise<GreyPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="88"><rect width="100%" height="100%" fill="#fff"/><text x="20" y="68" transform="rotate(${turn} 500 60)" font-family="${family}" font-size="54">${text}</text></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

it.each(['DejaVu Sans', 'Liberation Serif', 'Liberation Sans Narrow'])(
  'marks above capitals of %s',
  async (family) => {
    for (const turn of [0, 0.6, -0.6]) {
      expect(countDiacritics(await drawRow("O'SULLIVAN, CIARÁN", family, turn))).toBe(1)
      expect(countDiacritics(await drawRow('LÜTZELBERGER-FÄHNRICH', family, turn))).toBe(2)
      expect(countDiacritics(await drawRow('TRAN, MINH QUAN JI', family, turn))).toBe(0)
      expect(countDiacritics(await drawRow('DE LA CRUZ, ANA-LIZA', family, turn))).toBe(0)
    }
  },
)

it('a rule above a row and the row before it are no marks, and hide none', async () => {
  for (const [text, marks] of [
    ['LÜTZELBERGER-FÄHNRICH', 2],
    ['LUTZELBERGER', 0],
  ] as const) {
    const row = await drawRow(text, 'Liberation Sans')
    const data = row.data.slice()
    for (let x = 0; x < row.width; x += 1) for (let y = 0; y < 4; y += 1) data[(y + 7) * row.width + x] = 40
    // The feet of two letters.
    for (const left of [60, 200])
      for (let y = 0; y < 5; y += 1) data.fill(20, y * row.width + left, y * row.width + left + 9)
    expect(countDiacritics({ ...row, data })).toBe(marks)
  }
})

it('a row without letters has none', async () => {
  expect(countDiacritics(await drawRow('', 'DejaVu Sans'))).toBe(0)
})

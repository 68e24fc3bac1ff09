import sharp from 'sharp'
import type { ValueStrip } from '../fields/value-strip.ts'
import { layLine } from '../lines/laid-line.ts'

const [HEIGHT, LETTER, EDGE] = [88, 58, 10]

/**
 * A strip with `printed` on it, letter beside letter, and the scan's reading of it: `read` has a space for each lost
 * letter.
 */
export async function drawTextStrip(printed: string, read: string): Promise<ValueStrip> {
  const width = 2 * EDGE + printed.length * LETTER
  const letters = [...printed].map(
    (letter, at) =>
      `<text x="${EDGE + at * LETTER}" y="66" font-family="Noto Sans CJK TC" font-size="${LETTER}">${letter}</text>`,
  )
  const { data } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eee"/>${letters.join('')}</svg>`,
    ),
  )
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { data: new Uint8Array(data), width, height: HEIGHT }
  const corners = [
    { x: 0, y: 0 },
    { x: width - 2 * EDGE, y: 0 },
    { x: width - 2 * EDGE, y: HEIGHT },
    { x: 0, y: HEIGHT },
  ] as const
  const seen = [...read].flatMap((text, at) =>
    text === ' ' ? [] : [{ text, confidence: 0.9, at: (at + 0.5) / printed.length }],
  )
  const text = seen.map((letter) => letter.text).join('')
  return { picture, even: picture, scanned: layLine({ text, letters: seen, corners }, (point) => point) }
}

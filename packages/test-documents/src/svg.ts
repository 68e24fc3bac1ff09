import { createSeededRandom } from './seeded-random.ts'

/** Font families of Debian’s fonts-noto-cjk with their weights. */
export const TYPEFACES = [
  { family: 'Noto Sans CJK TC', weight: 400 },
  { family: 'Noto Serif CJK TC', weight: 700 },
  { family: 'Noto Sans Mono CJK TC', weight: 400 },
  { family: 'Noto Sans CJK TC', weight: 700 },
  { family: 'Noto Serif CJK TC', weight: 400 },
] as const
export type Typeface = { readonly family: string; readonly weight: number }

export interface TextStyle {
  readonly size: number
  readonly fill?: string
  readonly spacing?: number
  readonly face?: Typeface
  /** `x` is the horizontal centre of the text. */
  readonly isCentred?: boolean
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A line of text; `y` is its baseline. */
export function textAt(x: number, y: number, text: string, style: TextStyle): string {
  const { size, fill = '#222', spacing = 0, face = TYPEFACES[0], isCentred = false } = style
  return `<text x="${x}" y="${y}" font-family="${face.family}" font-weight="${face.weight}" font-size="${size}" letter-spacing="${spacing}" fill="${fill}"${isCentred ? ' text-anchor="middle"' : ''} xml:space="preserve">${escapeXml(text)}</text>`
}

/** Guilloche waves in two directions, as in security printing. */
export function guilloche(width: number, height: number, colour: string, seed: number): string {
  const random = createSeededRandom(seed + 777)
  const bend = random.between(18, 34)
  const lines = Array.from({ length: 60 }, (_, row) => {
    const y = (row * height) / 60
    const phase = random.between(0, 40)
    const half = width / 8
    const waves = Array.from({ length: 4 }, () => `q ${half / 2} ${bend} ${half} 0 t ${half} 0`).join(' ')
    return `<path d="M ${-phase} ${y} ${waves} t ${half} 0" fill="none" stroke="${colour}" stroke-width="1.6" opacity="0.55"/>`
  })
  return lines.join('')
}

/** Bars of a meaningless barcode. */
export function barcodeBars(x: number, y: number, width: number, height: number, seed: number): string {
  const random = createSeededRandom(seed + 4242)
  const drawn: string[] = []
  for (let at = 0; at < width; ) {
    const bar = random.whole(2, 8)
    drawn.push(`<rect x="${x + at}" y="${y}" width="${bar}" height="${height}" fill="#333"/>`)
    at += bar + random.whole(3, 9)
  }
  return drawn.join('')
}

/** A silhouette for documents without a portrait. */
export function silhouette(x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#dfe4ea"/>
    <ellipse cx="${middle}" cy="${y + height * 0.4}" rx="${width * 0.22}" ry="${height * 0.23}" fill="#b9977c"/>
    <path d="M ${x + width * 0.1} ${y + height} q ${width * 0.4} ${-height * 0.6} ${width * 0.8} 0 z" fill="#46505c"/>`
}

export const svgOf = (width: number, height: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)

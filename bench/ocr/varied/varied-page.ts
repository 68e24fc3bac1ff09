import type { createSeededRandom } from '@gamehall/test-documents'

export type Random = ReturnType<typeof createSeededRandom>

/** Where a label stands: left of its value, above or below it. */
export type LabelPlace = 'left' | 'above' | 'below'

export interface Cell {
  readonly label: string
  readonly value: string
  readonly size: number
  readonly spacing?: number
}

export interface PageStyle {
  readonly family: string
  readonly labelSize: number
  readonly labelFill: string
  readonly place: LabelPlace
}

export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Typefaces of Debian’s packages; one that is not installed is drawn in Noto Sans CJK. */
const FAMILIES = [
  'Noto Serif CJK TC',
  'AR PL UKai TW',
  'Noto Sans CJK TC',
  'cwTeXMing',
  'AR PL UMing TW',
  'cwTeXKai',
] as const

export const pickFamily = (random: Random): string => random.pick(FAMILIES)

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export interface Ink {
  readonly size: number
  readonly family: string
  readonly fill?: string
  readonly spacing?: number
}

export const write = (
  x: number,
  y: number,
  text: string,
  { size, family, fill = '#222', spacing = 0 }: Ink,
) =>
  `<text x="${x}" y="${y}" font-family="${family}, Noto Sans CJK TC" font-size="${size}" letter-spacing="${spacing}" fill="${fill}" xml:space="preserve">${escapeXml(text)}</text>`

const isNarrow = (letter: string): boolean => letter < '\u2000'
const widthOf = (text: string, size: number, spacing = 0): number =>
  [...text].reduce((sum, letter) => sum + (isNarrow(letter) ? 0.6 : 1) * size + spacing, 0)

/** Breaks a value where a line is full. */
function wrap({ value, size, spacing }: Cell, room: number): string[] {
  const rows = ['']
  for (const letter of value) {
    const last = rows.at(-1) ?? ''
    if (last !== '' && widthOf(last + letter, size, spacing) > room) rows.push(letter.trimStart())
    else rows[rows.length - 1] = last + letter
  }
  return rows
}

/** Rows of cells, spread over an area. */
export function layCells(rows: readonly (readonly Cell[])[], area: Area, style: PageStyle): string {
  const step = (area.bottom - area.top) / rows.length
  return rows
    .flatMap((row, at) => {
      const wide = (area.right - area.left) / row.length
      return row.map((cell, column) =>
        layCell(cell, area.left + column * wide, area.top + at * step, wide - 24, style),
      )
    })
    .join('')
}

function layCell(cell: Cell, x: number, y: number, room: number, style: PageStyle): string {
  const { family, labelSize: size, labelFill: fill, place } = style
  const label = (top: number) => write(x, top + size, cell.label, { size, family, fill })
  const value = (left: number, top: number, rows: readonly string[]) =>
    rows
      .map((text, at) =>
        write(left, top + cell.size * (1 + 1.25 * at), text, { ...cell, family, fill: '#1a1a1a' }),
      )
      .join('')
  if (place === 'left') {
    const beside = x + widthOf(cell.label, size) + 28
    return label(y + (cell.size - size) / 2) + value(beside, y, wrap(cell, room - beside + x))
  }
  const rows = wrap(cell, room)
  if (place === 'above') return label(y) + value(x, y + size * 1.25, rows)
  const below = y + cell.size * (1.22 + 1.25 * (rows.length - 1))
  return value(x, y, rows) + label(below)
}

/** Tinted paper with waves. */
export function drawPaper(width: number, height: number, random: Random): string {
  const tint = random.pick(['#f3ece3', '#e6eef5', '#eaf3ea', '#f6e9ee', '#fbfaf4'])
  const line = random.pick(['#d9b8a6', '#a9c7d3', '#b5c9bd', '#d3b7c9'])
  const bend = random.between(6, 28)
  const waves = Array.from({ length: Math.ceil(width / 100) }, () => `q 25 ${bend} 50 0 t 50 0`).join(' ')
  const lines = Array.from(
    { length: 44 },
    (_, at) =>
      `<path d="M 0 ${(at * height) / 44} ${waves}" fill="none" stroke="${line}" stroke-width="1.5" opacity="0.6"/>`,
  )
  return `<rect width="${width}" height="${height}" rx="40" fill="${tint}"/>${lines.join('')}`
}

export function drawPortrait({ left, right, top, bottom }: Area): string {
  const [wide, tall, middle] = [right - left, bottom - top, (left + right) / 2]
  return `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" fill="#dfe4ea"/>
    <ellipse cx="${middle}" cy="${top + tall * 0.4}" rx="${wide * 0.22}" ry="${tall * 0.23}" fill="#b9977c"/>
    <path d="M ${left + wide * 0.1} ${bottom} q ${wide * 0.4} ${-tall * 0.6} ${wide * 0.8} 0 z" fill="#46505c"/>`
}

export const pageOf = (width: number, height: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)

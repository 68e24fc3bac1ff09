import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ScannedLine } from '../../../../providers/ocr/index.ts'
import { assignValues } from '../fields/assign-values.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { hasUnreadRest } from './has-unread-rest.ts'
import type { LaidLine } from './laid-line.ts'
import { understandLines } from './understand-lines.ts'

type Box = readonly [left: number, top: number, right: number, bottom: number]
const [WIDTH, HEIGHT] = [1000, 600]
const UNSEEN = {
  corners: [
    { x: 0, y: 0 },
    { x: WIDTH, y: 0 },
    { x: WIDTH, y: HEIGHT },
    { x: 0, y: HEIGHT },
  ],
  visibleEdges: 2,
} as const
/** The card ends below the address’s first row. */
const SHORT = {
  corners: [
    { x: 40, y: 40 },
    { x: 960, y: 40 },
    { x: 960, y: 350 },
    { x: 40, y: 350 },
  ],
  visibleEdges: 4,
} as const

const [TALL, LETTER] = [44, 36]
const boxOf = (text: string, left: number, top: number): Box => [
  left,
  top,
  left + LETTER * [...text].length,
  top + TALL,
]
const printed = (text: string, left: number, top: number, ink = '#222') =>
  `<text x="${left}" y="${top + 0.8 * TALL}" font-family="Noto Sans CJK TC" font-size="${LETTER}" fill="${ink}">${text}</text>`

async function draw(...shapes: readonly string[]): Promise<GreyPicture> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#e8e8e8"/>${shapes.join('')}</svg>`
  const { data } = await sharp(Buffer.from(page))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: WIDTH, height: HEIGHT }
}

const ROW = '中壢區中正路123號'
const [LEFT, TOP, NEXT] = [200, 290, 360]
const LINES = [
  scannedLine('住址', [60, TOP, 132, TOP + TALL]),
  scannedLine(`桃園市${ROW}`, boxOf(`桃園市${ROW}`, LEFT, TOP)),
]
const FLOOR = '6樓之2'
const DRAWN = [printed('住址', 60, TOP), printed(`桃園市${ROW}`, LEFT, TOP)]

function isOpen(
  even: GreyPicture,
  {
    lines = LINES,
    found = UNSEEN,
    raised = 0,
  }: { lines?: readonly ScannedLine[]; found?: typeof UNSEEN | typeof SHORT; raised?: number } = {},
): boolean {
  const understood = understandLines(lines)
  const raise = (line: LaidLine): LaidLine => {
    const { top, bottom, ...sides } = line.box
    return line.text === FLOOR
      ? { ...line, box: { ...sides, top: top - raised, bottom: bottom - raised } }
      : line
  }
  const page = { ...understood, values: understood.values.map(raise) }
  const all = assignValues(page, SIDES.id_reverse)
  const address = all.find(({ spec }) => spec.field === 'address')
  if (address === undefined) throw new Error('no address')
  return hasUnreadRest(address, { photo: { picture: even, even }, page, found }, all)
}

describe('print in which a value may go on', () => {
  it.each([
    ['nothing stands there', [], false],
    ['a floor in a next row, not detected', [printed('6樓之2', LEFT, NEXT)], true],
    ['one in paler print', [printed('6樓之2', LEFT, NEXT, '#999')], true],
    ['a row of one letter', [printed('樓', LEFT, NEXT)], true],
    ['one of two letters', [printed('5樓', LEFT, NEXT)], true],
    ['one in the middle of the column', [printed('6樓之2', LEFT + 120, NEXT)], true],
    ['a floor behind it, set apart', [printed('6樓', LEFT + 13 * LETTER, TOP)], true],
    ['guilloche', [waves('#d0d0d0')], false],
    ['a rule', [`<rect x="40" y="${NEXT + 10}" width="900" height="3"/>`], false],
    ['the side of a cell', [`<rect x="700" y="40" width="3" height="520"/>`], false],
    ['a picture', [`<rect x="100" y="${NEXT - 10}" width="700" height="200" fill="#555"/>`], false],
    ['a barcode', [bars(LEFT, NEXT - 15, 110)], false],
    ['print that is farther away', [printed('6樓之2', LEFT, NEXT + 80)], false],
    ['print of another column', [printed('6樓之2', 760, NEXT)], false],
  ] as const)('%s', async (_, shapes, expected) => {
    expect(isOpen(await draw(...DRAWN, ...shapes))).toBe(expected)
  })

  it('what was read as another value is none', async () => {
    const page = await draw(...DRAWN, printed('役別', 60, NEXT), printed('常備役', LEFT, NEXT))
    const others = [
      scannedLine('役別', boxOf('役別', 60, NEXT)),
      scannedLine('常備役', boxOf('常備役', LEFT, NEXT)),
    ]
    expect(isOpen(page, { lines: [...LINES, ...others] })).toBe(false)
    expect(isOpen(page), 'it was not detected').toBe(true)
  })

  it('a next row is one where the print is not quite level in the frame', async () => {
    const page = await draw(...DRAWN)
    const lines = [...LINES, scannedLine(FLOOR, boxOf(FLOOR, LEFT - 10, NEXT))]
    expect(isOpen(page, { lines, raised: 50 })).toBe(true)
    const far = [...LINES, scannedLine(FLOOR, boxOf(FLOOR, LEFT - 10, NEXT + 80))]
    expect(isOpen(page, { lines: far, raised: 0 })).toBe(false)
  })

  it('a text of no field is one, unless it has a label of its own', async () => {
    const page = await draw(...DRAWN)
    const smaller = scannedLine('之2', [LEFT + 60, NEXT, LEFT + 100, NEXT + 26])
    expect(isOpen(page, { lines: [...LINES, smaller] })).toBe(true)
    const label = scannedLine('核發日期', [LEFT - 150, NEXT, LEFT, NEXT + 26])
    expect(isOpen(page, { lines: [...LINES, label, smaller] })).toBe(false)
  })

  it('print beyond the card’s edge is none', async () => {
    const page = await draw(...DRAWN, printed('6樓之2', LEFT, NEXT))
    expect(isOpen(page, { found: SHORT })).toBe(false)
  })
})

function waves(ink: string): string {
  const lines = Array.from(
    { length: 40 },
    (_, at) =>
      `<path d="M0 ${at * 15} q 60 -30 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0"/>`,
  )
  return `<g fill="none" stroke="${ink}" stroke-width="2">${lines.join('')}</g>`
}

function bars(left: number, top: number, height: number): string {
  return Array.from(
    { length: 40 },
    (_, at) => `<rect x="${left + at * 9}" y="${top}" width="${2 + (at % 3) * 2}" height="${height}"/>`,
  ).join('')
}

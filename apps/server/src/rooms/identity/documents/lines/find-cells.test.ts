import { expect, it } from 'vitest'
import { assignValues } from '../fields/assign-values.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { SIDES, type SIDES as Sides } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { findCells } from './find-cells.ts'
import { understandLines } from './understand-lines.ts'

type Box = readonly [number, number, number, number]

/** A card of which nothing but its rules is drawn. */
function ruled(rules: readonly Box[]): GreyPicture {
  const [width, height] = [900, 600]
  const data = new Uint8Array(width * height).fill(230)
  for (const [left, top, right, bottom] of rules)
    for (let y = top; y < bottom; y += 1) data.fill(60, y * width + left, y * width + right)
  return { data, width, height }
}

const valuesIn = (side: keyof typeof Sides, lines: ReturnType<typeof scannedLine>[], rules: readonly Box[]) =>
  Object.fromEntries(
    assignValues(findCells(ruled(rules), understandLines(lines)), SIDES[side]).map(({ spec, rows }) => [
      spec.field,
      rows.map(({ text }) => text),
    ]),
  )

/** Two rows of three cells. */
const GRID: Box[] = [
  ...[100, 200, 300].map((y): Box => [50, y, 801, y + 2]),
  ...[50, 300, 550, 800].map((x): Box => [x, 100, x + 2, 302]),
]
const CARD = [
  scannedLine('父姓名', [228, 106, 296, 128]),
  scannedLine('母姓名', [478, 106, 546, 128]),
  scannedLine('配偶姓名', [708, 106, 796, 128]),
  scannedLine('尤進財', [56, 160, 160, 196]),
  scannedLine('施麗華', [306, 160, 410, 196]),
  scannedLine('羅婉菁', [556, 160, 660, 196]),
  scannedLine('役別', [252, 206, 296, 228]),
  scannedLine('出生地', [478, 206, 546, 228]),
  scannedLine('常備役', [56, 260, 160, 296]),
  scannedLine('臺中市', [306, 260, 410, 296]),
]

it('a value is that of the label in its cell, wherever that stands', () => {
  expect(valuesIn('id_reverse', CARD, GRID)).toEqual({
    father: ['尤進財'],
    mother: ['施麗華'],
    spouse: ['羅婉菁'],
    military_status: ['常備役'],
    birthplace: ['臺中市'],
  })
})

it('without rules a page has no cells', () => {
  expect(findCells(ruled([]), understandLines(CARD)).cells).toBeUndefined()
})

it('a date is broken over two rows of its cell', () => {
  const lines = [
    scannedLine('出生日期', [56, 106, 140, 128]),
    scannedLine('發證日期', [306, 106, 390, 128]),
    scannedLine('民國74年', [200, 132, 296, 160]),
    scannedLine('8月7日', [220, 166, 296, 194]),
    scannedLine('民國112年', [436, 132, 546, 160]),
    scannedLine('4月17日', [460, 166, 546, 194]),
    scannedLine('性別', [556, 106, 600, 128]),
    scannedLine('女', [760, 160, 796, 196]),
  ]
  expect(valuesIn('id_front', lines, GRID)).toMatchObject({
    birth_date: ['民國74年', '8月7日'],
    issue_date: ['民國112年', '4月17日'],
    gender: ['女'],
  })
})

it('digits in boxes of their own are one number', () => {
  const digits = [...'1594027386']
  const boxes: Box[] = [
    [50, 400, 452, 402],
    [50, 440, 452, 442],
    ...[...digits, ''].map((_, at): Box => [50 + 40 * at, 400, 52 + 40 * at, 442]),
  ]
  const lines = [
    ...CARD,
    ...digits.map((digit, at) => scannedLine(digit, [60 + 40 * at, 406, 82 + 40 * at, 436])),
  ]
  expect(valuesIn('id_reverse', lines, [...GRID, ...boxes])).toMatchObject({ card_number: ['1594027386'] })
})

it('the second row of a name is its own where another label stands in the cell of both', () => {
  const lines = [
    scannedLine('姓名', [240, 106, 296, 124]),
    scannedLine('國籍', [150, 106, 200, 124]),
    scannedLine('SAHIN,', [56, 130, 160, 160]),
    scannedLine('OMER CAGRI', [56, 166, 240, 196]),
    scannedLine('出生日期', [306, 106, 390, 124]),
    scannedLine('1979.02.26', [350, 160, 540, 190]),
    scannedLine('核發日期', [556, 106, 640, 124]),
    scannedLine('2018.09.03', [600, 160, 790, 190]),
    scannedLine('居留期限', [56, 206, 140, 224]),
    scannedLine('2021.09.03', [100, 260, 290, 290]),
  ]
  expect(valuesIn('resident_front', lines, GRID)).toMatchObject({ name: ['SAHIN,', 'OMER CAGRI'] })
})

import type { IdCardData } from './document-data.ts'
import { barcodeBars, guilloche, svgOf, type TextStyle, type Typeface, textAt } from './svg.ts'

const WIDTH = 1600
const HEIGHT = 1010
/** Portrait area in pixels of the front. */
export const ID_CARD_PORTRAIT = { x: 1110, y: 130, width: 430, height: 560 } as const

const LABEL = { size: 44, fill: '#3a4a5c' }

/** ROC (民國) years: 1 is 1912. */
function rocDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `民國${Number(year) - 1911}年${Number(month)}月${Number(day)}日`
}

const ground = (seed: number, tint: string, lines: string) =>
  `<rect width="${WIDTH}" height="${HEIGHT}" rx="50" fill="${tint}"/>${guilloche(WIDTH, HEIGHT, lines, seed)}`

/** Draws the front of a Taiwan national ID card. */
export function drawIdCardFront(data: IdCardData, face: Typeface, seed: number): Buffer {
  const value = (size: number, spacing = 0): TextStyle => ({ size, spacing, face })
  return svgOf(
    WIDTH,
    HEIGHT,
    [
      ground(seed, '#f3ece3', '#d9b8a6'),
      textAt(90, 150, '中華民國國民身分證', { size: 84, spacing: 14, fill: '#5a2d2d', face }),
      textAt(70, 330, '姓名', LABEL),
      textAt(260, 350, data.name, value(98, 34)),
      textAt(70, 500, '出生', LABEL),
      textAt(70, 556, '年月日', LABEL),
      textAt(260, 540, rocDate(data.birth_date), value(58)),
      textAt(840, 530, '性別', LABEL),
      textAt(960, 540, data.gender === '1' ? '男' : '女', value(62)),
      textAt(70, 710, '發證日期', LABEL),
      textAt(290, 716, `${rocDate(data.issue_date)}(${data.issuePlace})${data.issueKind}`, value(54)),
      textAt(70, 870, '統一編號', LABEL),
      textAt(1060, 880, data.id_number, value(78, 2)),
      barcodeBars(290, 810, 560, 90, seed),
    ].join(''),
  )
}

/** Draws the reverse. A long address takes a second line. */
export function drawIdCardReverse(data: IdCardData, face: Typeface, seed: number): Buffer {
  const value: TextStyle = { size: 56, spacing: 4, face }
  const isLong = data.address.length > 20
  return svgOf(
    WIDTH,
    HEIGHT,
    [
      ground(seed + 1, '#eef1ec', '#b5c9bd'),
      barcodeBars(100, 60, 900, 90, seed + 1),
      textAt(70, 290, '父', LABEL),
      textAt(210, 296, data.father, value),
      textAt(820, 290, '母', LABEL),
      textAt(960, 296, data.mother, value),
      textAt(70, 420, '配偶', LABEL),
      textAt(210, 426, data.spouse, value),
      textAt(820, 420, '役別', LABEL),
      textAt(960, 426, data.military_status, value),
      textAt(70, 550, '出生地', LABEL),
      textAt(270, 556, data.birthplace, value),
      textAt(70, 680, '住址', LABEL),
      textAt(210, 686, isLong ? data.address.slice(0, 20) : data.address, value),
      textAt(210, 770, isLong ? data.address.slice(20) : '', value),
      textAt(1080, 930, data.card_number, { size: 52, spacing: 3, face }),
    ].join(''),
  )
}

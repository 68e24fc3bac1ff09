import type { ResidentData } from './document-data.ts'
import { barcodeBars, guilloche, svgOf, type TextStyle, type Typeface, textAt } from './svg.ts'

const WIDTH = 1600
const HEIGHT = 1010
export const RESIDENT_PORTRAIT = { x: 70, y: 250, width: 400, height: 520 } as const

const LABEL = { size: 34, fill: '#44586b' }
const slashed = (date: string): string => date.replaceAll('-', '/')

/** Draws the front of a resident certificate in its bilingual layout. */
export function drawResidentFront(data: ResidentData, face: Typeface, seed: number): Buffer {
  const value: TextStyle = { size: 54, face }
  return svgOf(
    WIDTH,
    HEIGHT,
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" rx="50" fill="#e9f0f2"/>`,
      guilloche(WIDTH, HEIGHT, '#a9c7d3', seed + 2),
      textAt(70, 110, '中華民國居留證', { size: 76, spacing: 10, fill: '#1f3b57', face }),
      textAt(70, 180, 'REPUBLIC OF CHINA (TAIWAN) RESIDENT CERTIFICATE', { size: 42, fill: '#1f3b57' }),
      textAt(520, 270, '姓名 Name', LABEL),
      textAt(520, 340, data.name, value),
      textAt(520, 420, '出生日期 Date of Birth', LABEL),
      textAt(520, 490, slashed(data.birth_date), value),
      textAt(1060, 420, '性別 Sex', LABEL),
      textAt(1060, 490, data.gender === '1' ? 'M' : 'F', value),
      textAt(520, 570, '國籍 Nationality', LABEL),
      textAt(520, 640, data.nationality, value),
      textAt(520, 720, '核發日期 Date of Issue', LABEL),
      textAt(520, 790, slashed(data.issue_date), value),
      textAt(1060, 720, '居留期限 Date of Expiry', LABEL),
      textAt(1060, 790, slashed(data.expiry_date), value),
      textAt(70, 870, '統一證號 UI No.', LABEL),
      textAt(70, 945, data.id_number, { size: 66, spacing: 3, face }),
    ].join(''),
  )
}

export function drawResidentReverse(data: ResidentData, face: Typeface, seed: number): Buffer {
  const value: TextStyle = { size: 54, spacing: 2, face }
  const isLong = data.address.length > 24
  return svgOf(
    WIDTH,
    HEIGHT,
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" rx="50" fill="#eef3f0"/>`,
      guilloche(WIDTH, HEIGHT, '#b3cfc6', seed + 3),
      barcodeBars(100, 70, 1000, 100, seed + 5),
      textAt(70, 300, '居留地址 Address', LABEL),
      textAt(70, 380, isLong ? data.address.slice(0, 24) : data.address, value),
      textAt(70, 460, isLong ? data.address.slice(24) : '', value),
      textAt(70, 860, '證號 Card No.', LABEL),
      textAt(70, 940, data.card_number, { size: 56, spacing: 3, face }),
    ].join(''),
  )
}

import type { PassportData } from './document-data.ts'
import { mrzLines } from './mrz-lines.ts'
import { guilloche, svgOf, type TextStyle, type Typeface, textAt } from './svg.ts'

const WIDTH = 1600
const HEIGHT = 1126
export const PASSPORT_PORTRAIT = { x: 60, y: 210, width: 430, height: 560 } as const

const LABEL = { size: 28, fill: '#4c5c6e' }
/** Character width in the MRZ: 44 across the page. */
const PITCH = 33.4
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

function spelled(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
}

/** Draws a passport data page (TD3), with Taiwan’s bilingual labels or English ones. */
export function drawPassport(data: PassportData, face: Typeface, seed: number): Buffer {
  const value: TextStyle = { size: 42, face }
  const isTaiwan = data.country === 'TWN'
  const label = (x: number, y: number, chinese: string, english: string) =>
    textAt(x, y, isTaiwan ? `${chinese} ${english}` : english, LABEL)
  const names = `${data.surname}, ${data.givenNames}`
  return svgOf(
    WIDTH,
    HEIGHT,
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" rx="30" fill="#f1eee6"/>`,
      guilloche(WIDTH, HEIGHT * 0.78, '#c9cfb4', seed + 4),
      textAt(60, 100, isTaiwan ? '中華民國 REPUBLIC OF CHINA' : 'PASSPORT', {
        size: 56,
        fill: '#274b39',
        face,
      }),
      textAt(540, 190, 'Type', LABEL),
      textAt(540, 240, 'P', value),
      textAt(740, 190, 'Code', LABEL),
      textAt(740, 240, data.country, value),
      label(1060, 190, '護照號碼', 'Passport No.'),
      textAt(1060, 244, data.id_number, { size: 54, face }),
      label(540, 310, '姓名', 'Name'),
      textAt(540, 362, isTaiwan ? `${data.chineseName}  ${names}` : names, value),
      label(540, 430, '國籍', 'Nationality'),
      textAt(540, 480, isTaiwan ? 'REPUBLIC OF CHINA' : data.birthplace, value),
      ...(isTaiwan
        ? [
            label(1060, 430, '身分證統一編號', 'Personal Id. No.'),
            textAt(1060, 480, data.personalNumber, value),
          ]
        : []),
      label(540, 545, '性別', 'Sex'),
      textAt(540, 595, data.gender === '1' ? 'M' : 'F', value),
      label(740, 545, '出生日期', 'Date of birth'),
      textAt(740, 595, spelled(data.birth_date), value),
      label(1180, 545, '出生地', 'Place of birth'),
      textAt(1180, 595, data.birthplace, value),
      label(540, 660, '發照日期', 'Date of issue'),
      textAt(540, 710, spelled(data.issue_date), value),
      label(1060, 660, '效期截止日期', 'Date of expiry'),
      textAt(1060, 710, spelled(data.expiry_date), value),
      label(540, 775, '發照機關', 'Authority'),
      textAt(540, 825, isTaiwan ? 'MINISTRY OF FOREIGN AFFAIRS' : 'PASSPORT OFFICE', value),
      ...mrzLines(data).map((line, row) => machineLine(line, 965 + row * 90)),
    ].join(''),
  )
}

/** Draws each character centred in its column: test machines do not have the OCR-B font. */
const machineLine = (line: string, y: number): string =>
  [...line]
    .map((letter, at) => textAt(82 + at * PITCH, y, letter, { size: 50, fill: '#111', isCentred: true }))
    .join('')

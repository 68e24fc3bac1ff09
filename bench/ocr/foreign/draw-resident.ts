import { at, drawBars, drawPaper, drawPortrait, fromRight } from './draw-paper.ts'
import type { DrawnSide } from './foreign-document.ts'
import type { ForeignerData } from './resident-people.ts'
import type { SeededNumbers } from './seeded-numbers.ts'

const small = 'font-size:19px;color:#3c4a5e;'
const size = { width: 1000, height: 630 }

interface Line {
  readonly zh: string
  readonly en: string
  readonly value: string
}

/** The front's lines, with dates as the card prints them. */
function linesOf(person: ForeignerData, mark: '/' | '-' | '.'): readonly Line[] {
  const date = (text: string) => text.replaceAll('-', mark)
  const gender = '8AC'.includes(person.number.charAt(1)) ? '男 M' : '女 F'
  return [
    { zh: '姓名', en: 'Name', value: person.name },
    { zh: '出生日期', en: 'Date of Birth', value: date(person.born) },
    { zh: '性別', en: 'Sex', value: gender },
    { zh: '國籍', en: 'Nationality', value: person.nationality },
    { zh: '統一證號', en: 'UI No.', value: person.number },
    { zh: '居留事由', en: 'Purpose', value: person.purpose },
    { zh: '核發日期', en: 'Date of Issue', value: date(person.issued) },
    { zh: '居留期限', en: 'Date of Expiry', value: date(person.expires) },
  ]
}

type Drawing = (lines: readonly Line[], portrait: (width: number) => string) => string

/** Portrait left; label and value in one line. */
const beside: Drawing = (lines, portrait) =>
  [
    at(40, 26, '中華民國居留證', 'font-size:42px;letter-spacing:4px'),
    at(400, 44, 'REPUBLIC OF CHINA (TAIWAN) RESIDENT CERTIFICATE', 'font-size:18px;white-space:nowrap'),
    at(40, 120, portrait(236)),
    ...lines.map(
      ({ zh, en, value }, index) =>
        at(310, 118 + index * 60, `${zh} ${en}`, small) +
        at(530, 108 + index * 60, value, 'font-size:30px;white-space:nowrap'),
    ),
  ].join('')

/** Portrait right; labels above, the name over the whole width. */
const above: Drawing = (lines, portrait) => {
  const places = [
    [44, 110],
    [44, 300],
    [390, 300],
    [44, 395],
    [44, 205],
    [390, 395],
    [44, 490],
    [390, 490],
  ] as const
  return [
    at(44, 24, '居留證 RESIDENT CERTIFICATE', 'font-size:38px'),
    fromRight(44, 38, 'R.O.C. (TAIWAN)', 'font-size:24px'),
    fromRight(44, 190, portrait(260)),
    ...lines.map(({ zh, en, value }, index) => {
      const [x, y] = places[index] ?? [0, 0]
      return at(x, y, `${en} ${zh}`, small) + at(x, y + 26, value, 'font-size:34px;white-space:nowrap')
    }),
  ].join('')
}

/** The Chinese label before the value and the English one below it; dates first, name and number last. */
const mixed: Drawing = (lines, portrait) => {
  const order = [1, 2, 6, 7, 3, 5, 0, 4]
  return [
    at(0, 22, '中 華 民 國 外 僑 居 留 證', 'width:1000px;text-align:center;font-size:36px'),
    at(0, 74, 'R.O.C. ALIEN RESIDENT CERTIFICATE', 'width:1000px;text-align:center;font-size:20px'),
    fromRight(50, 120, portrait(210)),
    ...order.map((index, row) => {
      const line = lines[index]
      if (line === undefined) return ''
      const y = 116 + row * 61
      return (
        at(44, y + 6, line.zh, 'font-size:23px;color:#5a2c2c') +
        at(44, y + 34, line.en, 'font-size:15px;color:#666') +
        at(196, y, line.value, 'font-size:33px;white-space:nowrap')
      )
    }),
  ].join('')
}

const LAYOUTS = [beside, above, mixed] as const
const MARKS = ['/', '-', '.'] as const

/** The front of a resident certificate in the layout of that number. */
export function drawResidentFront(
  person: ForeignerData,
  layout: number,
  typeface: string,
  numbers: SeededNumbers,
): DrawnSide {
  const draw = LAYOUTS[layout % LAYOUTS.length] ?? beside
  const lines = linesOf(person, MARKS[(layout + 1) % MARKS.length] ?? '/')
  const isWoman = '9BD'.includes(person.number.charAt(1))
  return {
    ...size,
    face: typeface,
    text: person.nationality + person.purpose,
    html:
      drawPaper(size.width, size.height, numbers.between(150, 330), numbers) +
      draw(lines, (width) => drawPortrait(width, numbers, isWoman)),
  }
}

/** The reverse: address, notes and the card's number, in two layouts. */
export function drawResidentReverse(
  person: ForeignerData,
  layout: number,
  typeface: string,
  numbers: SeededNumbers,
): DrawnSide {
  const note = '持證人應隨身攜帶本證，住址變更時應於三十日內申報。'
  const bars = drawBars(380, 70, numbers)
  const address = (x: number, y: number, width: number) =>
    at(x, y, person.address, `font-size:36px;width:${width}px;line-height:1.35;word-break:break-all`)
  const parts =
    layout % 2 === 0
      ? [
          at(50, 40, '居留地址 Address', small),
          address(50, 72, 700),
          at(50, 240, `備註 Remarks<br>${note}`, `${small}line-height:1.7;`),
          at(50, 440, '證件流水號 Card No.', small),
          at(50, 470, person.cardNumber, 'font-size:42px;letter-spacing:3px'),
          fromRight(50, 460, bars),
        ]
      : [
          at(50, 36, bars),
          fromRight(50, 44, person.cardNumber, 'font-size:40px;letter-spacing:2px'),
          fromRight(50, 96, '卡號 Card Number', small),
          at(50, 190, note, small),
          at(50, 330, '地址', 'font-size:24px;color:#5a2c2c'),
          at(50, 364, 'Address', 'font-size:16px;color:#666'),
          address(170, 322, 560),
        ]
  return {
    ...size,
    face: typeface,
    text: person.address + note,
    html: drawPaper(size.width, size.height, numbers.between(150, 330), numbers) + parts.join(''),
  }
}

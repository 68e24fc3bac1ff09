import { at, drawPaper, drawPortrait, fromRight } from './draw-paper.ts'
import type { DrawnSide } from './foreign-document.ts'
import type { CitizenData } from './id-card-people.ts'
import type { SeededNumbers } from './seeded-numbers.ts'

interface Face {
  readonly name: string
  readonly gender: string
  readonly born: string
  readonly number: string
  readonly issued: string
  readonly portrait: (width: number) => string
}

/** A date as cards print it, in years of the Republic. */
const republicDate = (date: string, shape: 'tight' | 'wide' | 'padded'): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  const years = Number(year) - 1911
  if (shape === 'padded') return `民國${String(years).padStart(3, '0')}年${month}月${day}日`
  const gap = shape === 'wide' ? ' ' : ''
  return ['民國', years, '年', Number(month), '月', Number(day), '日'].join(gap)
}

const small = 'font-size:22px;color:#44526b;'
const label = (x: number, y: number, text: string, css = '') => at(x, y, text, small + css)

/** Portrait left, labels beside, all in one column. */
const columnRight = (face: Face) =>
  [
    at(0, 24, '中華民國國民身分證', 'width:1000px;text-align:center;font-size:48px;letter-spacing:8px'),
    at(50, 130, face.portrait(270)),
    label(366, 142, '姓　　名'),
    at(500, 122, face.name, 'font-size:54px;letter-spacing:6px'),
    label(366, 232, '性　　別'),
    at(500, 220, face.gender, 'font-size:38px'),
    label(366, 312, '出生日期'),
    at(500, 300, face.born, 'font-size:36px'),
    label(366, 392, '發證日期'),
    at(500, 380, face.issued, 'font-size:29px;white-space:nowrap'),
    label(366, 500, '統一編號'),
    at(500, 478, face.number, 'font-size:54px;letter-spacing:5px;color:#a11d2b'),
  ].join('')

/** Portrait right, labels above, the number first. */
const labelsAbove = (face: Face) =>
  [
    fromRight(46, 110, face.portrait(300)),
    label(50, 34, '身分證統一編號'),
    at(50, 60, face.number, 'font-size:58px;letter-spacing:3px'),
    label(50, 164, '姓名'),
    at(50, 190, face.name, 'font-size:58px'),
    label(50, 292, '出生年月日'),
    at(50, 320, face.born, 'font-size:38px'),
    label(470, 292, '性別'),
    at(470, 320, face.gender, 'font-size:38px'),
    label(50, 416, '發證日期'),
    at(50, 444, face.issued, 'font-size:36px'),
    at(50, 552, '中華民國　國民身分證', 'font-size:34px;letter-spacing:10px;color:#7a1f2b'),
  ].join('')

/** A ruled table beside a portrait on the right: every label and value in a cell of its own. */
const ruledTable = (face: Face) => {
  const row = (name: string, value: string, size: number) =>
    `<tr><td style="border:2px solid #8895a5;padding:0 14px;font-size:24px;white-space:nowrap">${name}</td><td style="border:2px solid #8895a5;padding:4px 16px;font-size:${size}px;white-space:nowrap">${value}</td></tr>`
  const rows = [
    row('統一編號', face.number, 44),
    row('姓　名', face.name, 48),
    row('性　別', face.gender, 36),
    row('出　生<br>年月日', face.born, 34),
    row('發　證<br>日　期', face.issued, 30),
  ]
  return [
    at(36, 22, '國民身分證', 'font-size:52px;letter-spacing:18px'),
    fromRight(40, 36, '中華民國', 'font-size:30px;letter-spacing:8px'),
    at(36, 116, `<table style="border-collapse:collapse;width:650px;height:470px">${rows.join('')}</table>`),
    fromRight(40, 132, face.portrait(258)),
  ].join('')
}

/** The title down the left edge, portrait in the middle, values to its right with the labels below them. */
const labelsBelow = (face: Face) =>
  [
    at(
      24,
      60,
      '中華民國國民身分證',
      'writing-mode:vertical-rl;font-size:40px;letter-spacing:14px;color:#204a3a',
    ),
    at(116, 70, face.portrait(240)),
    at(116, 400, face.number, 'font-size:42px;letter-spacing:1px'),
    label(116, 456, '國民身分證統一編號', 'font-size:20px;'),
    at(410, 56, face.name, 'font-size:60px;letter-spacing:10px'),
    label(410, 132, '姓名'),
    at(410, 200, face.gender, 'font-size:40px'),
    label(410, 254, '性別'),
    at(410, 318, face.born, 'font-size:40px'),
    label(410, 372, '出生年月日'),
    at(410, 438, face.issued, 'font-size:36px'),
    label(410, 488, '發證日期'),
  ].join('')

/** Two columns of short lines with a colon, the portrait low on the right. */
const colons = (face: Face) =>
  [
    at(
      0,
      0,
      '',
      'width:1000px;height:86px;background:linear-gradient(90deg,#5b7fa8,#86a36a);opacity:.75;border-radius:28px 28px 0 0',
    ),
    at(40, 14, '中華民國國民身分證', 'font-size:44px;letter-spacing:6px;color:#fff'),
    at(44, 116, `姓名：${face.name}`, 'font-size:46px'),
    at(44, 200, `出生年月日：${face.born}`, 'font-size:34px'),
    at(44, 272, `性別：${face.gender}`, 'font-size:34px'),
    at(44, 344, `發證日期：${face.issued}`, 'font-size:30px;white-space:nowrap'),
    at(44, 416, '統一編號：', 'font-size:34px'),
    at(44, 470, face.number, 'font-size:66px;letter-spacing:10px;font-weight:bold'),
    fromRight(40, 260, face.portrait(250)),
  ].join('')

const LAYOUTS = [columnRight, labelsAbove, ruledTable, labelsBelow, colons] as const

/** The front of an ID card in the layout of that number, set in that typeface. */
export function drawCitizenFront(
  person: CitizenData,
  layout: number,
  typeface: string,
  numbers: SeededNumbers,
): DrawnSide {
  const draw = LAYOUTS[layout % LAYOUTS.length] ?? columnRight
  const shape = (['wide', 'tight', 'padded'] as const)[layout % 3] ?? 'wide'
  const gender = person.number.charAt(1) === '1' ? '男' : '女'
  const isTight = draw === labelsBelow || draw === ruledTable
  const html = draw({
    name: person.name,
    gender,
    born: republicDate(person.born, shape),
    number: person.number,
    issued: `${republicDate(person.issued, isTight ? 'tight' : shape)}${person.issueNote}`,
    portrait: (width) => drawPortrait(width, numbers, gender === '女'),
  })
  const size = { width: 1000, height: 630 }
  return {
    ...size,
    face: typeface,
    text: person.name,
    html: drawPaper(size.width, size.height, numbers.between(80, 330), numbers) + html,
  }
}

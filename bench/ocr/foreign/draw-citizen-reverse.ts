import { at, drawBars, drawPaper, fromRight } from './draw-paper.ts'
import type { DrawnSide } from './foreign-document.ts'
import type { CitizenData } from './id-card-people.ts'
import type { SeededNumbers } from './seeded-numbers.ts'

const small = 'font-size:22px;color:#4d4a3c;'
const label = (x: number, y: number, text: string, css = '') => at(x, y, text, small + css)
const value = (x: number, y: number, text: string, size = 38) => at(x, y, text, `font-size:${size}px`)
/** Wraps at `width` pixels. */
const wrapped = (x: number, y: number, width: number, text: string, size: number) =>
  at(x, y, text, `font-size:${size}px;width:${width}px;line-height:1.3;word-break:break-all`)

type Drawing = (person: CitizenData, bars: (width: number, height: number) => string) => string

/** Parents in one row, labels beside; the address at the foot. */
const rows: Drawing = (person, bars) =>
  [
    label(50, 66, '父'),
    value(100, 50, person.father),
    label(520, 66, '母'),
    value(570, 50, person.mother),
    label(50, 156, '配偶'),
    value(124, 140, person.spouse),
    label(520, 156, '役別'),
    value(594, 140, person.service),
    label(50, 246, '出生地'),
    value(150, 230, person.birthplace),
    label(50, 336, '住址'),
    wrapped(124, 318, 640, person.address, 38),
    at(50, 520, bars(420, 60)),
    value(600, 530, person.cardNumber, 42),
  ].join('')

/** The address on top under its label; below it one line for each of the others. */
const addressFirst: Drawing = (person, bars) =>
  [
    label(60, 36, '住址'),
    wrapped(60, 64, 560, person.address, 40),
    fromRight(36, 60, bars(220, 90)),
    fromRight(36, 156, person.cardNumber, 'font-size:34px;letter-spacing:2px'),
    ...(
      [
        ['出生地', person.birthplace],
        ['父', person.father],
        ['母', person.mother],
        ['配偶', person.spouse],
        ['役別', person.service],
      ] as const
    ).map(([name, text], at_) =>
      [label(60, 240 + at_ * 72, name), value(230, 226 + at_ * 72, text, 40)].join(''),
    ),
  ].join('')

/** Cells with the label above, three in a row, framed. */
const cells: Drawing = (person, bars) => {
  const cell = (x: number, y: number, width: number, height: number, name: string, text: string) =>
    at(x, y, '', `width:${width}px;height:${height}px;border:2px solid #9aa28a;box-sizing:border-box`) +
    label(x + 12, y + 6, name, 'font-size:20px;') +
    wrapped(x + 12, y + 34, width - 24, text, 38)
  return [
    cell(40, 40, 306, 110, '配偶姓名', person.spouse),
    cell(346, 40, 306, 110, '父親姓名', person.father),
    cell(652, 40, 308, 110, '母親姓名', person.mother),
    cell(40, 150, 460, 110, '出生地', person.birthplace),
    cell(500, 150, 460, 110, '役別', person.service),
    cell(40, 260, 920, 160, '戶籍住址', person.address),
    at(40, 470, person.cardNumber, 'font-size:44px;letter-spacing:6px'),
    at(440, 466, bars(520, 70)),
  ].join('')
}

/** Right-aligned labels in the middle of the card, values to their right, number at the top left. */
const middle: Drawing = (person, bars) => {
  const line = (y: number, name: string, text: string) =>
    fromRight(690, y + 12, name, `${small}letter-spacing:4px;`) + value(336, y, text, 36)
  return [
    at(44, 34, person.cardNumber, 'font-size:36px;letter-spacing:4px'),
    fromRight(44, 34, bars(360, 56)),
    line(124, '父', person.father),
    line(192, '母', person.mother),
    line(260, '役別', person.service),
    line(328, '配偶', person.spouse),
    line(396, '出生地', person.birthplace),
    fromRight(690, 478, '住址', `${small}letter-spacing:4px;`),
    wrapped(336, 464, 600, person.address, 36),
  ].join('')
}

const LAYOUTS = [rows, addressFirst, cells, middle] as const

/** The reverse of an ID card in the layout of that number, set in that typeface. */
export function drawCitizenReverse(
  person: CitizenData,
  layout: number,
  typeface: string,
  numbers: SeededNumbers,
): DrawnSide {
  const draw = LAYOUTS[layout % LAYOUTS.length] ?? rows
  const text = [person.father, person.mother, person.spouse, person.birthplace, person.address].join('')
  return {
    width: 1000,
    height: 630,
    face: typeface,
    text,
    html:
      drawPaper(1000, 630, numbers.between(30, 300), numbers) +
      draw(person, (width, height) => drawBars(width, height, numbers)),
  }
}

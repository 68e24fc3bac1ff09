import { expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { joinDateParts } from './join-date-parts.ts'
import { layLine } from './laid-line.ts'

const flat = (point: { readonly x: number; readonly y: number }) => point
const laid = (text: string, box: readonly [number, number, number, number]) =>
  layLine(scannedLine(text, box), flat)
const datesIn = (lines: ReturnType<typeof laid>[]) => {
  const { dates, rest } = joinDateParts(lines, flat)
  return {
    dates: dates.map(({ text, isComposed }) => [text, isComposed]),
    rest: rest.map(({ text }) => text),
  }
}

it('joins a date whose parts stand in cells under their heads', () => {
  const lines = [
    scannedLine('出生年月日', [450, 301, 590, 334]),
    scannedLine('發證日期', [954, 301, 1070, 334]),
    ...['年', '月', '日'].map((head, at) => scannedLine(head, [534 + 150 * at, 340, 571 + 150 * at, 380])),
    ...['年', '月', '日'].map((head, at) => scannedLine(head, [1038 + 150 * at, 340, 1075 + 150 * at, 380])),
    ...['92', '7', '14'].map((part, at) => scannedLine(part, [520 + 150 * at, 402, 581 + 150 * at, 455])),
    ...['114', '1', '23'].map((part, at) => scannedLine(part, [1014 + 150 * at, 402, 1101 + 150 * at, 455])),
  ]
  expect(valuesOf('id_front', lines)).toMatchObject({
    birth_date: ['92年7月14日'],
    issue_date: ['114年1月23日'],
  })
})

it('joins a date whose heads stand below its parts, in the order that these say', () => {
  const heads = ['DD', 'MM', 'YYYY'].map((head, at) => laid(head, [100 + 80 * at, 60, 140 + 80 * at, 80]))
  const parts = ['23', '04', '1994'].map((part, at) => laid(part, [96 + 80 * at, 10, 146 + 80 * at, 50]))
  expect(datesIn([...heads, ...parts])).toEqual({ dates: [['1994年04月23日', true]], rest: [] })
})

it('takes the number behind a year and a month for the day, where its head was not read', () => {
  const lines = [
    laid('年', [408, 231, 431, 253]),
    laid('月', [558, 227, 584, 254]),
    laid('83', [494, 262, 551, 305]),
    laid('3', [650, 262, 700, 301]),
    laid('27', [758, 262, 821, 303]),
  ]
  expect(datesIn(lines)).toEqual({ dates: [['83年3月27日', true]], rest: [] })
})

it.each([
  ['two numbers', ['92', '7', '']],
  ['no date', ['92', '17', '14']],
])('joins no numbers that are %s', (_, texts) => {
  const heads = ['年', '月', '日'].map((head, at) => laid(head, [100 + 80 * at, 10, 130 + 80 * at, 40]))
  const parts = texts
    .filter((text) => text !== '')
    .map((text, at) => laid(text, [100 + 80 * at, 50, 130 + 80 * at, 90]))
  expect(datesIn([...heads, ...parts]).dates).toEqual([])
})

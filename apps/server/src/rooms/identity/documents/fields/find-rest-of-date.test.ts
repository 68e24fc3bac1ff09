import { describe, expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { dateInRows, parseDate } from './parse-date.ts'

const ROWS = [
  ['中華民國六十三年', '六月三十日', '1974-06-30'],
  ['民國六十三年六月', '三十日', '1974-06-30'],
  ['民國63年', '6月30日', '1974-06-30'],
  ['民國63年6月', '30日換發', '1974-06-30'],
  ['1974年', '6月30日', '1974-06-30'],
  ['30 JUN', '1974', '1974-06-30'],
] as const

describe.each(ROWS)('a date in two rows: %s, %s', (upper, lower, date) => {
  const rows = [scannedLine(upper, [996, 261, 1335, 304]), scannedLine(lower, [1052, 316, 1267, 361])]

  it('is one', () => {
    expect(dateInRows(upper, lower)).toBe(date)
  })

  it.each([
    ['below', [1097, 377, 1222, 406]],
    ['above', [996, 215, 1121, 245]],
  ] as const)('has its label %s', (_, box) => {
    const found = valuesOf('id_front', [scannedLine('出生年月日', box), ...rows])
    expect(found).toMatchObject({ birth_date: [upper, lower] })
  })
})

it('two dates in two rows each have the labels below them', () => {
  const lines = [
    scannedLine('中華民國六十三年', [996, 261, 1335, 304]),
    scannedLine('六月三十日', [1052, 316, 1267, 361]),
    scannedLine('出生年月日', [1097, 377, 1222, 406]),
    scannedLine('中華民國九十七年', [988, 450, 1328, 492]),
    scannedLine('十二月九日', [1046, 504, 1262, 549]),
    scannedLine('發證日期', [1041, 566, 1146, 595]),
  ]
  expect(valuesOf('id_front', lines)).toMatchObject({
    birth_date: ['中華民國六十三年', '六月三十日'],
    issue_date: ['中華民國九十七年', '十二月九日'],
  })
})

it('rows that are no date together are none', () => {
  const label = scannedLine('出生年月日', [996, 215, 1121, 245])
  for (const [upper, lower] of [
    ['民國六十三年', '十三月三十日'],
    ['三十日', '民國六十三年六月'],
    ['30 JUN', '3974'],
  ]) {
    const rows = [
      scannedLine(upper ?? '', [996, 261, 1335, 304]),
      scannedLine(lower ?? '', [1052, 316, 1267, 361]),
    ]
    expect(valuesOf('id_front', [label, ...rows]).birth_date ?? []).not.toHaveLength(2)
  }
})

it.each([
  ['民國廿八年卅月廿五日', null],
  ['民國廿八年三月廿五日', '1939-03-25'],
  ['民國卅年十月卅一日', '1941-10-31'],
  ['民國元年十月十日', '1912-10-10'],
])('%s has short forms of numbers', (text, date) => {
  expect(parseDate(text)).toBe(date)
})

it.each([
  ['發證日2019.10.14', '2019.10.14'],
  ['發日2019.10.14', '2019.10.14'],
  ['簽發日 2019/10/14', '2019/10/14'],
  ['發證日民國108.10.14', '民國108.10.14'],
])('a label before its date, or what is left of it, is no part of the date: %s', (text, date) => {
  const lines = [
    scannedLine('生日', [60, 100, 120, 140]),
    scannedLine('1979.12.05', [200, 100, 450, 140]),
    scannedLine(text, [152, 721, 413, 753]),
  ]
  expect(valuesOf('id_front', lines)).toMatchObject({ issue_date: [date] })
})

it('the words for how long a document is valid end its label', () => {
  const lines = [
    scannedLine('效期至2022.10.13', [508, 719, 760, 753]),
    scannedLine('居留期限至', [508, 800, 660, 830]),
    scannedLine('民國117年1月7日', [508, 840, 760, 870]),
  ]
  expect(valuesOf('resident_front', lines.slice(0, 1))).toMatchObject({ expiry_date: ['2022.10.13'] })
  expect(valuesOf('resident_front', lines.slice(1))).toMatchObject({ expiry_date: ['民國117年1月7日'] })
})

it('the letters of a label over a whole date are no part of it', () => {
  const lines = [
    scannedLine('登日期ISSUE', [337, 537, 447, 561]),
    scannedLine('10JAN2022', [280, 593, 453, 622]),
  ]
  expect(valuesOf('resident_front', lines)).toMatchObject({ issue_date: ['10JAN2022'] })
})

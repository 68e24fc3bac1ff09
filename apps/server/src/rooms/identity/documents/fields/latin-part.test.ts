import { expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { keepLatinParts } from './latin-part.ts'

const mrz = { surname: 'PETROVA', givenNames: 'ANTONIYA IVOVA' }
const valuesOn = (rows: readonly [surname: string, given: string, birthplace: string]) => {
  const [surname, given, birthplace] = rows
  const page = understandLines([
    scannedLine('Surname', [470, 261, 594, 290]),
    scannedLine(surname, [470, 294, 964, 331]),
    scannedLine('Given names', [470, 365, 670, 389]),
    scannedLine(given, [470, 394, 1092, 437]),
    scannedLine('Date of birth', [470, 500, 670, 530]),
    scannedLine('05 MAY/MAY 1990', [470, 535, 770, 575]),
    scannedLine('Place of birth', [470, 600, 670, 630]),
    scannedLine(birthplace, [470, 635, 900, 672]),
  ])
  return Object.fromEntries(
    (keepLatinParts(page, SIDES.passport, mrz)?.assigned ?? []).map(({ spec, rows: found }) => [
      spec.field,
      found.map(({ text }) => text),
    ]),
  )
}

it.each([
  ['behind', ['NETPOBA/PETROVA', 'AHTOHn9 NBOBA/ANTONIYA IVOVA', 'BAPHA 6./VARNA']],
  ['before', ['PETROVA / NETPOBA', 'ANTONIYA IVOVA/AHTOHn9', 'VARNA/BAPHA']],
] as const)('values in two scripts are their Latin words, %s a stroke', (_, rows) => {
  expect(valuesOn(rows)).toMatchObject({
    name: ['PETROVA', 'ANTONIYA IVOVA'],
    birth_date: ['05 MAY/MAY 1990'],
    birthplace: ['VARNA'],
  })
})

it('a stroke stays where the machine-readable lines do not tell two scripts', () => {
  expect(valuesOn(['PETROVA', 'ANTONIYA IVOVA', 'BIEL/BIENNE'])).toEqual({})
})

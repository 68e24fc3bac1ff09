import { expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'

it.each([
  ['a stroke before it', '1E125507970', 'E125507970'],
  ['two letters behind it', 'E1255 07970 TW', 'E1255 07970'],
])('a number with a valid check digit is read without %s', (_, text, number) => {
  expect(valuesOf('id_front', [scannedLine(text, [456, 190, 900, 240])])).toMatchObject({
    id_number: [number],
  })
})

it('a longer number without a valid check digit is none', () => {
  expect(valuesOf('id_front', [scannedLine('1E125507971', [456, 190, 900, 240])])).toEqual({})
})

import { expect, it } from 'vitest'
import { citizenNumberOf } from './citizen-number.ts'

const PASSPORT = { documentType: 3, issueCountry: 'TW' } as const
const LINES = { personalNumber: 'A123456789', isWholeProven: true }

it('is read from the valid MRZ of a Taiwan passport', () => {
  expect(citizenNumberOf(LINES, PASSPORT)).toBe('A123456789')
})

it.each([
  ['not whole', { ...LINES, isWholeProven: false }, PASSPORT],
  ['another check digit', { ...LINES, personalNumber: 'A123456788' }, PASSPORT],
  ['a resident’s', { ...LINES, personalNumber: 'A800000014' }, PASSPORT],
  ['nothing there', { ...LINES, personalNumber: null }, PASSPORT],
  ['no lines', null, PASSPORT],
  ['another country', LINES, { ...PASSPORT, issueCountry: 'JP' }],
  ['an ID card', LINES, { ...PASSPORT, documentType: 1 }],
] as const)('is null: %s', (_, lines, kind) => expect(citizenNumberOf(lines, kind)).toBeNull())

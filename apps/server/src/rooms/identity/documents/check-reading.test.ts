import { describe, expect, it } from 'vitest'
import { checkReading } from './check-reading.ts'

const sure = (value: string) => ({ value, confidence: 0.95 })
const fields = {
  name: sure('王小明'),
  id_number: sure('A123456789'),
  gender: sure('1'),
  birth_date: sure('1990-05-12'),
  father: sure('王大明'),
  mother: sure('林美玲'),
}
const match = (given: object, reverseNumbers: string[] = []) =>
  checkReading({
    fields: { ...fields, ...given },
    printed: {},
    mrz: null,
    kind: { documentType: 1, issueCountry: 'TW' },
    reverseNumbers,
    today: '2026-11-21',
  }).checks.find(({ name }) => name === 'sides_match')?.isOk

describe('front and reverse of one person', () => {
  it.each([
    ['the father’s surname', {}, true],
    ['the mother’s surname', { name: sure('林小明') }, true],
    ['a husband’s surname before one’s own', { name: sure('張王淑芬'), gender: sure('2') }, true],
    ['neither parent’s surname', { name: sure('陳小明') }, false],
    ['military service of a woman', { gender: sure('2'), military_status: sure('役畢') }, false],
    [
      'a parent who was not read for certain',
      { name: sure('陳小明'), father: { value: '汪大明', confidence: 0.5 } },
      undefined,
    ],
  ])('%s', (_, given, isOk) => {
    expect(match(given)).toBe(isOk)
  })

  it('another personal number on the reverse is marked as uncertain', () => {
    expect(match({}, ['A123456789'])).toBe(true)
    expect(match({}, ['B234567890'])).toBe(false)
  })
})

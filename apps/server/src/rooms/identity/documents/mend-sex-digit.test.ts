import { expect, it } from 'vitest'
import { mendSexDigit } from './mend-sex-digit.ts'

const read = (value: string) => ({ value, confidence: 0.9 })

it('an ID number whose check digit holds with the printed gender alone has that one’s digit, in doubt', () => {
  expect(mendSexDigit(1, read('Z200061425'), read('1'))).toEqual({ value: 'Z100061425', confidence: 0.6 })
})

it.each([
  ['a valid one', read('Z100061425'), read('2')],
  ['one that is wrong elsewhere', read('Z200061426'), read('1')],
  ['one without a printed gender', read('Z200061425'), undefined],
])('%s stays', (_, number, gender) => {
  expect(mendSexDigit(1, number, gender)).toBe(number)
})

it('numbers of other documents stay', () => {
  expect(mendSexDigit(2, read('Z200061425'), read('1'))).toEqual(read('Z200061425'))
  expect(mendSexDigit(1, undefined, read('1'))).toBeUndefined()
})

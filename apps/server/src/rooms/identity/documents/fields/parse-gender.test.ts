import { expect, it } from 'vitest'
import { parseGender } from './parse-gender.ts'

it.each([
  ['男', '1'],
  ['M', '1'],
  ['男MALE', '1'],
  ['男/M', '1'],
  ['男（M）', '1'],
  ['女FEMALE', '2'],
  ['K/F', '2'],
  ['M/F', null],
  ['MALEK', null],
  ['男女', null],
])('%s', (text, gender) => expect(parseGender(text)).toBe(gender))

import { expect, it } from 'vitest'
import { isBirthday } from './evaluate-conditions.ts'

it.each([
  ['1990-11-21', '2026-11-20T15:59:59Z', false],
  ['1990-11-21', '2026-11-20T16:00:00Z', true],
  ['1990-11-21', '2026-11-21T15:59:59Z', true],
  ['1990-11-21', '2026-11-21T16:00:00Z', false],
  ['1992-02-29', '2027-02-28T04:00:00Z', true],
  ['1992-02-29', '2028-02-28T04:00:00Z', false],
  ['1992-02-29', '2028-02-29T04:00:00Z', true],
  ['1990-02-28', '2028-02-29T04:00:00Z', false],
])(
  '§8 born %s, at %s: %s (Taiwan’s date; 29 February falls on the 28th of a common year)',
  (born, at, is) => {
    expect(isBirthday(born, new Date(at))).toBe(is)
  },
)

import { expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

it.each([
  [0, '0:00'],
  [307, '5:07'],
  [3_907, '1:05:07'],
])('%i seconds are %s', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected)
})

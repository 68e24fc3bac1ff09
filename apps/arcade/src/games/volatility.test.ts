import { expect, it } from 'vitest'
import { volatilityOf } from './volatility.ts'

it.each([
  [0.93, 'low'],
  [1.99, 'low'],
  [2, 'medium'],
  [4.7, 'medium'],
  [5, 'high'],
  [6.17, 'high'],
] as const)('calls a standard deviation of %s stakes %s', (deviation, word) => {
  expect(volatilityOf(deviation)).toBe(word)
})

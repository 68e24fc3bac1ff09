import { expect, test } from 'vitest'
import { frequencyLockedUntil } from './withdrawal-frequency.ts'

const rules = { frequency_count: 3, frequency_window_s: 600, lock_s: 1800 }
const at = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1000)
const locked = (openedAt: number[], now: number) => frequencyLockedUntil(rules, openedAt.map(at), at(now))

test('10124: three within ten minutes lock for half an hour from the last', () => {
  expect(locked([], 0)).toBeNull()
  expect(locked([60, 0], 61)).toBeNull()
  expect(locked([600, 60, 0], 600)).toEqual(at(2400))
  expect(locked([600, 60, 0], 2399)).toEqual(at(2400))
  expect(locked([600, 60, 0], 2400)).toBeNull()
})

test('three within a longer time do not', () => {
  expect(locked([601, 60, 0], 601)).toBeNull()
})

test('after the lock the next one is allowed', () => {
  expect(locked([2400, 600, 60, 0], 2401)).toBeNull()
})

import { expect, it } from 'vitest'
import { nextStep, readWhole } from './number-steps.ts'

it('steps along the steps from any value and stays at its ends', () => {
  expect(nextStep([1, 5, 10], 1, 1)).toBe(5)
  expect(nextStep([1, 5, 10], 7, 1)).toBe(10)
  expect(nextStep([1, 5, 10], 7, -1)).toBe(5)
  expect(nextStep([1, 5, 10], 10, 1)).toBe(10)
  expect(nextStep([1, 5, 10], 1, -1)).toBe(1)
})

it.each([
  ['1,000', 1000],
  [' 25 ', 25],
  ['0', null],
  ['1001', null],
  ['2.5', null],
  ['', null],
  ['ten', null],
])('reads %j as %j', (typed, value) => {
  expect(readWhole(typed, 1, 1000)).toBe(value)
})

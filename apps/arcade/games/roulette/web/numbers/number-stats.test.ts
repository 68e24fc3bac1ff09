import { expect, it } from 'vitest'
import { numberStats } from './number-stats.ts'

it('lists the most frequent numbers, the newer first among equals', () => {
  const { hot } = numberStats([5, 17, 5, 3, 17, 17, 0, 9, 8])
  expect(hot).toEqual([
    { number: 17, count: 3 },
    { number: 5, count: 2 },
    { number: 3, count: 1 },
    { number: 0, count: 1 },
    { number: 9, count: 1 },
  ])
})

it('lists numbers that never fell as cold before those that fell long ago', () => {
  const every = Array.from({ length: 37 }, (_, number) => number).filter((number) => number !== 20)
  expect(numberStats(every).cold.slice(0, 2)).toEqual([
    { number: 20, count: 0 },
    { number: 36, count: 1 },
  ])
})

it('counts colours and halves, zero in neither', () => {
  expect(numberStats([0, 1, 2, 36, 19]).shares).toEqual({
    red: 3,
    black: 1,
    green: 1,
    odd: 2,
    even: 2,
    low: 2,
    high: 2,
  })
})

it('has no hot number before the first round', () => {
  expect(numberStats([]).hot).toEqual([])
})

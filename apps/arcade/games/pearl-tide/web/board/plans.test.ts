import { expect, it } from 'vitest'
import { CLAM } from '../../symbols.ts'
import { ALL_CELLS, planCollapse } from './plan-collapse.ts'
import { planFall } from './plan-fall.ts'

it('lets every symbol of a column sink over the empty cells below it, and new ones fall in from above', () => {
  const { moves, drops } = planCollapse(new Set([21, 35, 42]))
  const column = moves.filter(({ from }) => from % 7 === 0)
  expect(column).toEqual([
    { from: 28, to: 42 },
    { from: 14, to: 35 },
    { from: 7, to: 28 },
    { from: 0, to: 21 },
  ])
  expect(drops).toEqual([
    { to: 14, rows: 3 },
    { to: 7, rows: 3 },
    { to: 0, rows: 3 },
  ])
  expect(moves).toHaveLength(46)
  expect(planCollapse(ALL_CELLS).drops).toHaveLength(49)
})

it('is tense only from the second clam on, while columns are left, and never when play is hurried', () => {
  const grid = (clams: readonly number[]) =>
    Array.from({ length: 49 }, (_, cell) => (clams.includes(cell) ? CLAM : 0))
  expect(planFall(grid([0]), false).tenseMs).toBeNull()
  const tense = planFall(grid([0, 8]), false)
  expect(tense.clamsUpTo).toEqual([1, 2, 2, 2, 2, 2, 2])
  expect(tense.tenseMs).toBe(tense.delays[2])
  expect(planFall(grid([0, 8]), true).tenseMs).toBeNull()
  expect(planFall(grid([0, 6]), false).tenseMs).toBeNull()
  const found = planFall(grid([0, 8, 9]), false)
  expect((found.delays[4] ?? 0) - (found.delays[3] ?? 0)).toBeLessThan(100)
})

import { expect, it } from 'vitest'
import type { Dice } from '../../rules.ts'
import { columnsOf, parityOf, rollsOf, sizeOf, statsOf } from './roads.ts'

const entries = (...rolls: readonly Dice[]) => rolls.map((dice, index) => ({ number: index + 1, dice }))
const SMALL: Dice = [1, 2, 4]
const BIG: Dice = [6, 5, 1]
const TRIPLE: Dice = [3, 3, 3]

it('reads the rolls of a history without void rounds', () => {
  const result = { seed: '', commitment: '', salt: '', salt_source: { kind: 'player' } as const }
  const history = [
    { ...result, number: 1, is_void: false, result: { dice: [1, 2, 4] } },
    { ...result, number: 2, is_void: true, result: { dice: [1, 1, 1] } },
    { ...result, number: 3, is_void: false, result: {} },
  ]
  expect(rollsOf(history)).toEqual([{ number: 1, dice: SMALL }])
})

it('begins a column with each change and after six of a run; a triple is neither big nor small', () => {
  const columns = columnsOf(entries(BIG, BIG, SMALL, TRIPLE, TRIPLE, ...Array<Dice>(7).fill(BIG)), sizeOf)
  expect(columns.map((column) => [column[0]?.mark, column.length])).toEqual([
    ['big', 2],
    ['small', 1],
    ['triple', 2],
    ['big', 6],
    ['big', 1],
  ])
  expect(columnsOf(entries(BIG, SMALL, [1, 1, 5]), parityOf).map((column) => column[0]?.mark)).toEqual([
    'even',
    'odd',
  ])
})

it('counts sizes, faces, totals and the rounds since a triple', () => {
  const stats = statsOf(entries(TRIPLE, BIG, BIG, SMALL))
  expect(stats.size).toEqual({ small: 1, big: 2, triple: 1 })
  expect(stats.parity).toEqual({ odd: 1, even: 2, triple: 1 })
  expect(stats.faces).toEqual([3, 1, 3, 1, 2, 2])
  expect(stats.hot[0]).toEqual([12, 2])
  expect(stats.cold.every(([, count]) => count === 0)).toBe(true)
  expect(stats.sinceTriple).toBe(3)
  expect(statsOf(entries(BIG)).sinceTriple).toBeNull()
})

import { expect, it } from 'vitest'
import { createTestSpin } from '../testing/create-test-dragon-gate-round.ts'
import { highlightCells, listWinFocuses } from './highlight-cells.ts'

const twoLines = createTestSpin({
  line_wins: [
    { line: 0, symbol: 'jack', count: 3, win: '1.00' },
    { line: 3, symbol: 'koi', count: 5, win: '9.00' },
  ],
})

it('highlights the paying cells of a line', () => {
  const marks = highlightCells(twoLines, { kind: 'line', index: 0 }, true)
  expect(marks.map((column) => column[1])).toEqual(['lit', 'lit', 'lit', 'dim', 'dim'])
  expect(marks.map((column) => column[0])).toEqual(['dim', 'dim', 'dim', 'dim', 'dim'])
})

it('highlights all winning cells, scatters included', () => {
  const gates = createTestSpin({
    ...twoLines,
    grid: Array.from({ length: 5 }, () => ['jack', 'king', 'gate'] as const).map((column) => [...column]),
    scatters: 5,
    free_spins_awarded: 15,
  })
  const marks = highlightCells(gates, { kind: 'all' }, true)
  expect(marks.map((column) => column.join())).toEqual([
    'lit,lit,lit',
    'dim,lit,lit',
    'dim,lit,lit',
    'dim,lit,lit',
    'lit,dim,lit',
  ])
  expect(listWinFocuses(gates)).toEqual([
    { kind: 'gates' },
    { kind: 'line', index: 0 },
    { kind: 'line', index: 1 },
  ])
})

it('highlights and dims nothing without a spin', () => {
  expect(highlightCells(null, { kind: 'all' }, false).flat()).toEqual(Array(15).fill('plain'))
})

it('highlights nothing when the return is not a win', () => {
  const marks = highlightCells(twoLines, { kind: 'all' }, false)
  expect([...new Set(marks.flat())].sort()).toEqual(['dim', 'plain'])
  expect(marks[0]?.[1]).toBe('plain')
})

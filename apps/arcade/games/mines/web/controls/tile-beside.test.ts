import { expect, it } from 'vitest'
import { tileBeside } from './use-mines-keys.ts'

it.each([
  [12, 'ArrowUp', 7],
  [12, 'ArrowDown', 17],
  [12, 'ArrowLeft', 11],
  [12, 'ArrowRight', 13],
  [4, 'ArrowRight', 0],
  [20, 'ArrowLeft', 24],
  [0, 'ArrowUp', 20],
  [22, 'ArrowDown', 2],
])('from tile %i the key %s leads to %i', (tile, key, next) => {
  expect(tileBeside(tile, key)).toBe(next)
})

it('leaves other keys alone', () => {
  expect(tileBeside(12, 'Enter')).toBeNull()
})

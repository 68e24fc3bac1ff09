import { expect, it } from 'vitest'
import { plinkoPicture } from './picture.ts'

it('shows the slots, and how many balls fell into each', () => {
  const { rows } = plinkoPicture({
    rows: 8,
    risk: 'low',
    ball: '1.00',
    paths: [0, 0b1, 0b1000_0000],
    multipliers: [56, 21, 11, 10, 5, 10, 11, 21, 56],
  })
  expect(rows).toHaveLength(2)
  expect(rows[1]?.tiles.map(({ label }) => label || '.').join('')).toBe('12.......')
  expect(rows[0]?.tiles.map(({ isLit }) => Boolean(isLit)).indexOf(true)).toBe(0)
})

it('breaks a wide board into two rows of slots', () => {
  const multipliers = Array.from({ length: 17 }, () => 10)
  expect(plinkoPicture({ rows: 16, risk: 'low', ball: '1.00', paths: [0], multipliers }).rows).toHaveLength(4)
})

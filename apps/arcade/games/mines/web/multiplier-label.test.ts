import { expect, it } from 'vitest'
import { MINES_TILES, minesMultiplier, minesPayout } from '../rules.ts'
import { multiplierLabel, roundMultiplier } from './multiplier-label.ts'

it.each([
  [1, 0, '1.00'],
  [1, 1, '1.0312'],
  [3, 1, '1.125'],
  [24, 1, '24.75'],
  [3, 22, '2,277.00'],
  [12, 13, '5,148,297.00'],
])('shows the multiplier of %i mines and %i gems as %s', (mines, gems, label) => {
  expect(multiplierLabel(mines, gems)).toBe(label)
})

it('shows below 1,000× what pays a stake of 100 to the cent, and never more than is paid', () => {
  const stake = 10_000n
  for (let mines = 1; mines < MINES_TILES; mines += 1)
    for (let gems = 1; gems <= MINES_TILES - mines; gems += 1) {
      const { numerator, denominator } = minesMultiplier(mines, gems)
      if (numerator >= 1_000n * denominator) continue
      const [whole = '', decimals = ''] = multiplierLabel(mines, gems).split('.')
      const shown = (stake * BigInt(`${whole}${decimals.padEnd(4, '0')}`)) / 10_000n
      expect(shown, `${mines} mines, ${gems} gems`).toBe(minesPayout(stake, mines, gems))
    }
})

it('counts no mine among the gems of a round', () => {
  expect(roundMultiplier({ mines: 3, picks: [1, 2], hit_tile: null })).toBe(multiplierLabel(3, 2))
  expect(roundMultiplier({ mines: 3, picks: [1, 2], hit_tile: 2 })).toBe('1.125')
})

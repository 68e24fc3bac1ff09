import { expect, it } from 'vitest'
import { minesPicture } from './picture.ts'

const view = {
  mines: 3,
  picks: [0, 7],
  hit_tile: null,
  mine_tiles: null,
  multiplier: null,
  payout: null,
  next_multiplier: null,
  next_payout: null,
}
const labels = (changes: object) =>
  minesPicture({ ...view, ...changes }).rows.map(({ tiles }) =>
    tiles.map(({ label }) => label || '.').join(''),
  )

it('shows the opened gems of an open round, and no mine', () => {
  expect(labels({})).toEqual(['◆....', '..◆..', '.....', '.....', '.....'])
})

it('shows the hit mine and the others when the round is over', () => {
  expect(labels({ picks: [0, 7, 24], hit_tile: 24, mine_tiles: [1, 12, 24] })).toEqual([
    '◆●...',
    '..◆..',
    '..●..',
    '.....',
    '....✕',
  ])
})

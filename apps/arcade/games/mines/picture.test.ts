import { expect, it } from 'vitest'
import { pictureText } from '../../src/pictures/round-picture.ts'
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
  minesPicture({ ...view, ...changes }, 'en').rows.map(({ tiles }) =>
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

it.each([
  ['an open round', { picks: [0, 7] }, '3 顆地雷，挖到 2 顆寶石', '3 mines, 2 gems found'],
  [
    'a round that hit a mine',
    { picks: [0, 11], hit_tile: 11, mine_tiles: [1, 11, 24] },
    '3 顆地雷，挖到 1 顆寶石，在第 3 列第 2 格踩到地雷',
    '3 mines, 1 gem found, hit a mine in row 3, column 2',
  ],
  [
    'a round that was hit at once',
    { mines: 1, picks: [24], hit_tile: 24, mine_tiles: [24] },
    '1 顆地雷，沒有挖到寶石，在第 5 列第 5 格踩到地雷',
    '1 mine, no gem found, hit a mine in row 5, column 5',
  ],
])('tells %s in words', (_name, changes, chinese, english) => {
  const told = (language: 'zh-TW' | 'en') => pictureText(minesPicture({ ...view, ...changes }, language))
  expect([told('zh-TW'), told('en')]).toEqual([chinese, english])
})

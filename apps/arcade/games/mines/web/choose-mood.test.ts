import { expect, it } from 'vitest'
import { recordShow } from '../../../web/shared/testing/record-show.ts'
import { chooseMood } from './choose-mood.ts'
import { page } from './page.tsx'
import { createTestMinesRound } from './testing/create-test-mines-round.ts'

const picks = (count: number) => Array.from({ length: count }, (_, tile) => tile)

it.each([
  [3, 0, 'mouth'],
  [3, 4, 'mouth'],
  [3, 5, 'deeper'],
  [3, 8, 'deeper'],
  [3, 9, 'depths'],
  [3, 21, 'depths'],
  [10, 2, 'mouth'],
  [10, 3, 'deeper'],
  [10, 6, 'depths'],
  [20, 0, 'mouth'],
  [20, 1, 'deeper'],
  [20, 2, 'depths'],
  [24, 0, 'mouth'],
])('among %i mines, %i gems sound like the %s', (mines, count, mood) => {
  expect(chooseMood({ status: 'open', mines, picks: picks(count) })).toBe(mood)
})

it.each(['settled', 'void'] as const)('a round that is %s comes back to daylight', (status) => {
  for (const count of [0, 1, 20])
    expect(chooseMood({ status, mines: 3, picks: picks(count) })).toBe('daylight')
})

it('goes down with the gems of a round and comes back at its end', async () => {
  const round = createTestMinesRound({ status: 'settled', picks: picks(10), mine_tiles: [22, 23, 24] })
  const moods = ['mouth', 'deeper', 'depths', 'daylight']
  expect((await recordShow(page, { ...round, win: '30.00' })).moods).toEqual(moods)
  const hit = createTestMinesRound({ status: 'settled', picks: [...picks(9), 24], hit_tile: 24 })
  expect((await recordShow(page, hit)).moods).toEqual(moods)
})

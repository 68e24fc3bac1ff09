import { expect, it } from 'vitest'
import type { TileLook } from './tile-face.ts'
import { turnedTiles } from './turned-tiles.ts'

const all = (look: TileLook): readonly TileLook[] => Array.from({ length: 25 }, () => look)
const countOf = (looks: readonly TileLook[], look: TileLook) => looks.filter((each) => each === look).length

it('turns three tiles at a time until all are turned', () => {
  const counts = Array.from({ length: 10 }, (_, frame) =>
    countOf(turnedTiles(all('unseen-gem'), all('ready'), 12, (frame + 0.5) * (1_000 / 60)), 'ready'),
  )
  expect(counts).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 25, 25])
})

it('begins with the tiles nearest to the one that ended the round, after it was seen', () => {
  const looks = all('unseen-mine').with(24, 'hit')
  const turnedAt = (ms: number) =>
    turnedTiles(all('ready'), looks, 24, ms).flatMap((look, tile) => (look === 'ready' ? [] : [tile]))
  expect(turnedAt(310)).toEqual([24])
  expect(turnedAt(325)).toEqual([18, 19, 23, 24])
})

it('shows at once what the player opened', () => {
  expect(countOf(turnedTiles(all('ready'), all('ready').with(3, 'gem'), 3, 0), 'gem')).toBe(1)
})

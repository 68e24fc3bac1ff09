import { expect, it } from 'vitest'
import { celebrationOf } from '../../../web/shared/celebration/celebration.ts'
import { recordShow } from '../../../web/shared/testing/record-show.ts'
import { chooseMood, moodAfter } from './choose-mood.ts'
import { page } from './page.ts'
import type { PearlTideScene, TideMoment } from './pearl-tide-types.ts'
import {
  createTestPearlTideRound,
  createTestSpin,
  turtleStep,
} from './testing/create-test-pearl-tide-round.ts'

it.each<[PearlTideScene['place'], number, TideMoment | null, string]>([
  ['reef', 0, null, 'reef'],
  ['reef', 1, null, 'reef'],
  ['reef', 2, null, 'swell'],
  ['reef', 3, null, 'swell'],
  ['reef', 4, null, 'surge'],
  ['reef', 9, null, 'surge'],
  ['reef', 5, { kind: 'enter', count: 10 }, 'deep'],
  ['deep', 0, null, 'deep'],
  ['deep', 3, null, 'deep'],
  ['deep', 4, null, 'surge'],
  ['deep', 0, { kind: 'more', count: 5 }, 'deep'],
  ['deep', 6, { kind: 'exit', count: 10 }, 'reef'],
])('in the %s after %i cascades, with the moment %o, it is the %s', (place, cascades, moment, mood) => {
  expect(chooseMood({ place, cascades, moment })).toBe(mood)
})

it.each([
  [0n, 'reef'],
  [1_000n, 'reef'],
  [9_999n, 'reef'],
  [10_000n, 'treasure'],
])('after a round of 10.00 that paid %i in minor units it is the %s', (paid, mood) => {
  expect(moodAfter(celebrationOf(paid, 1_000n))).toBe(mood)
})

const chain = (count: number) =>
  createTestSpin({ steps: Array.from({ length: count }, (_, cascade) => turtleStep('1.00', cascade + 1)) })
const clams = createTestSpin({ clams: 3, free_spins_awarded: 1 })

it.each([
  ['one cascade', '1.00', [chain(1)], ['reef']],
  ['a chain', '5.00', [chain(5)], ['reef', 'swell', 'surge', 'reef']],
  ['a rich chain', '100.00', [chain(3)], ['reef', 'swell', 'treasure']],
  ['a free spin', '0.00', [clams, { ...chain(4), kind: 'free' as const }], ['deep', 'surge', 'reef']],
])('%s that pays %s asks for its moods in order', async (_name, win, spins, moods) => {
  expect((await recordShow(page, createTestPearlTideRound({ win, spins }))).moods).toEqual(moods)
})

import { expect, it } from 'vitest'
import { replaySteps } from './replay-steps.ts'
import { createTestMinesRound } from './testing/create-test-mines-round.ts'

it('replays a lost round tile by tile and reveals the mines at its end', () => {
  const past = createTestMinesRound({
    status: 'settled',
    picks: [4, 9, 2],
    hit_tile: 2,
    mine_tiles: [2, 7, 8],
  })
  const steps = replaySteps(past)
  expect(steps.map((step) => step.picks)).toEqual([[], [4], [4, 9], [4, 9, 2]])
  expect(steps.slice(0, -1).every((step) => step.mine_tiles === null && step.hit_tile === null)).toBe(true)
  expect(steps.map((step) => step.multiplier)).toEqual([null, '1.12', '1.28', past.multiplier])
  expect(steps.at(-1)).toBe(past)
})

import { expect, it } from 'vitest'
import { script } from './script.ts'
import { createTestMinesRound } from './testing/create-test-mines-round.ts'

it('replays a lost round tile by tile and reveals the mines at its end', () => {
  const past = createTestMinesRound({
    status: 'settled',
    picks: [4, 9, 2],
    hit_tile: 2,
    mine_tiles: [2, 7, 8],
  })
  const events = script(past)
  expect(events.map(({ type }) => type)).toEqual(['opened', 'gem', 'gem', 'mine'])
  const steps = events.map(({ round }) => round)
  expect(steps.map((step) => step.picks)).toEqual([[], [4], [4, 9], [4, 9, 2]])
  expect(steps.slice(0, -1).every((step) => step.mine_tiles === null && step.hit_tile === null)).toBe(true)
  expect(steps.map((step) => step.multiplier)).toEqual([null, '1.12', '1.28', past.multiplier])
  expect(steps.at(-1)).toBe(past)
})

it('only adds events while the round goes on', () => {
  const picks = [4, 9, 2]
  const rounds = [0, 1, 2, 3].map((count) => createTestMinesRound({ picks: picks.slice(0, count) }))
  const over = createTestMinesRound({ status: 'settled', picks, mine_tiles: [7, 8, 11], win: '14.60' })
  const types = [...rounds, over].map((round) => script(round).map(({ type }) => type))
  for (const [index, later] of types.slice(1).entries()) {
    const earlier = types[index] ?? []
    expect(later.slice(0, earlier.length)).toEqual(earlier)
    expect(later.length).toBeGreaterThan(earlier.length)
  }
  expect(types.at(-1)).toEqual(['opened', 'gem', 'gem', 'gem', 'cashed_out'])
  const voided = createTestMinesRound({ status: 'void', mine_tiles: [7, 8, 11] })
  expect(script(voided).map(({ type }) => type)).toEqual(['opened', 'refunded'])
})

it('gives the open round as it stands at its last event', () => {
  const open = createTestMinesRound({ picks: [4], next_payout: '12.85' })
  expect(script(open).at(-1)?.round).toBe(open)
})

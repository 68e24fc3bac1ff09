import { expect, it } from 'vitest'
import {
  type ChipLimits,
  clearChips,
  createChipLayout,
  doubleChips,
  mergeChips,
  placeChips,
  repeatChips,
  stakeOn,
  startRound,
  takeChips,
  totalOf,
  undoChips,
} from './chip-layout.ts'

const limits: ChipLimits = {
  spotOf: (spot) => (spot === 'free' ? undefined : { min: 2_000n, max: 10_000n }),
  roundMax: 15_000n,
  beyond: 'refuse',
}
const empty = createChipLayout(2_000n)
const on = (spot: string, chips = 1) => [{ spot, chips }]

it('makes one stake of chips on the same spot', () => {
  const layout = placeChips(placeChips(empty, on('a'), limits), on('a', 2), limits)
  expect(layout.chips).toEqual([{ spot: 'a', stake: 6_000n }])
  expect(stakeOn(layout.chips, 'a')).toBe(6_000n)
  expect(stakeOn(layout.chips, 'b')).toBe(0n)
})

it.each([
  [on('a', 6), 'spot_maximum', 10_000n],
  [[...on('a', 4), ...on('b', 3)], 'round_maximum', 15_000n],
] as const)('refuses %j whole, and says why', (added, kind, limit) => {
  const before = placeChips(empty, on('b'), limits)
  const after = placeChips(before, added, limits)
  expect(after).toEqual({ ...before, fault: { kind, limit } })
  expect(undoChips(after)).toMatchObject({ chips: [], fault: null })
})

it('refuses a stake below the minimum of its spot', () => {
  expect(placeChips({ ...empty, value: 1_000n }, on('a'), limits).fault).toEqual({
    kind: 'spot_minimum',
    limit: 2_000n,
  })
  expect(placeChips({ ...empty, value: 1_000n }, on('free'), limits).fault).toBeNull()
})

it('fills a spot up to its maximum where the table does so', () => {
  const filling: ChipLimits = { ...limits, beyond: 'fill' }
  const layout = doubleChips(placeChips(empty, on('a', 4), filling), filling)
  expect(layout).toMatchObject({ chips: [{ spot: 'a', stake: 10_000n }], fault: null })
})

it('undoes each change: a chip, doubling, clearing, chips taken over', () => {
  const one = placeChips(empty, on('a'), limits)
  const two = doubleChips(one, limits)
  const three = clearChips(two)
  const four = takeChips(three, [{ spot: 'b', stake: 2_000n }], limits)
  expect(totalOf(two.chips)).toBe(4_000n)
  expect(three.chips).toEqual([])
  const back = [four, undoChips(four), undoChips(undoChips(four)), undoChips(undoChips(undoChips(four)))]
  expect(back.map(({ chips }) => totalOf(chips))).toEqual([2_000n, 0n, 4_000n, 2_000n])
  expect(undoChips(empty).chips).toEqual([])
})

it('repeats the chips of the last round, within the limits as they are now', () => {
  const bet = [{ spot: 'a', stake: 4_000n }]
  const next = startRound(takeChips(empty, bet, limits), bet)
  expect(next).toMatchObject({ chips: [], before: [], last: bet })
  expect(repeatChips(next, limits).chips).toEqual(bet)
  expect(repeatChips(next, { ...limits, roundMax: 3_000n })).toMatchObject({
    chips: [],
    fault: { kind: 'round_maximum', limit: 3_000n },
  })
})

it('keeps what a draft holds besides its chips', () => {
  expect(placeChips({ ...empty, table: 'french' }, on('a'), limits).table).toBe('french')
})

it('joins layers of chips', () => {
  expect(
    mergeChips([{ spot: 'a', stake: 1n }], [{ spot: 'b', stake: 0n }], [{ spot: 'a', stake: 2n }]),
  ).toEqual([{ spot: 'a', stake: 3n }])
})

it('counts chips that are bet already against the limits', () => {
  const placed = [{ spot: 'a', stake: 8_000n }]
  expect(placeChips(empty, on('a'), { ...limits, placed }).fault).toBeNull()
  expect(placeChips(empty, on('a', 2), { ...limits, placed }).fault).toEqual({
    kind: 'spot_maximum',
    limit: 10_000n,
  })
  expect(placeChips(empty, on('b', 4), { ...limits, placed }).fault).toEqual({
    kind: 'round_maximum',
    limit: 15_000n,
  })
})

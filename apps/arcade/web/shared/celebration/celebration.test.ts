import { expect, it } from 'vitest'
import { celebrationOf } from './celebration.ts'

it.each([
  [0n, 'none'],
  [999n, 'none'],
  [1_000n, 'none'],
  [1_001n, 'win'],
  [9_999n, 'win'],
] as const)('a return of %s on a stake of 1000 is celebrated as %s', (paid, kind) => {
  expect(celebrationOf(paid, 1_000n).kind).toBe(kind)
})

it.each([
  [10_000n, 1],
  [25_000n, 2],
  [50_000n, 3],
] as const)('a return of %s on a stake of 1000 is a big win of tier %i', (paidMinor, tier) => {
  expect(celebrationOf(paidMinor, 1_000n)).toEqual({
    kind: 'big',
    celebration: { tier, paidMinor, stakeMinor: 1_000n },
  })
})

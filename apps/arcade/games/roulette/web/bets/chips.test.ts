import { expect, it } from 'vitest'
import { sectorChips } from '../../sectors.ts'
import { doubleChips, placeChips, stakeOf, withinLimits } from './chips.ts'

const one = (spot: string) => [{ spot, chips: 1 }]

it('adds chips on the same spot to one stake', () => {
  const first = placeChips([], one('red'), 1_000n, 'european')
  if (!first.ok) throw new Error(first.fault.kind)
  const second = placeChips(first.chips, one('red'), 5_000n, 'european')
  expect(second).toEqual({ ok: true, chips: [{ spot: 'red', stake: 6_000n }] })
})

it('places all chips of a sector, or none beyond a limit', () => {
  const placed = placeChips([], sectorChips('voisins'), 10_000n, 'european')
  if (!placed.ok) throw new Error(placed.fault.kind)
  expect(stakeOf(placed.chips)).toBe(90_000n)
  expect(placeChips([], sectorChips('orphelins'), 500_000n, 'european')).toEqual({
    ok: false,
    fault: { kind: 'spot_maximum', limit: 100_000n },
  })
})

it.each([
  ['straight-1', 500_000n, 'european', 'spot_maximum', 100_000n],
  ['red', 1_000n, 'french', 'spot_minimum', 5_000n],
] as const)('refuses %s with %i at the %s table', (spot, value, table, kind, limit) => {
  expect(placeChips([], one(spot), value, table)).toEqual({ ok: false, fault: { kind, limit } })
})

it('refuses more than a round takes', () => {
  const evens = ['red', 'odd'].map((spot) => ({ spot, stake: 2_000_000n }))
  expect(placeChips(evens, [{ spot: 'dozen-1', chips: 3 }], 500_000n, 'european')).toEqual({
    ok: false,
    fault: { kind: 'round_maximum', limit: 5_000_000n },
  })
})

it('doubles every chip, or none', () => {
  expect(doubleChips([{ spot: 'split-1-2', stake: 100_000n }], 'european')).toEqual({
    ok: true,
    chips: [{ spot: 'split-1-2', stake: 200_000n }],
  })
  expect(doubleChips([{ spot: 'straight-1', stake: 60_000n }], 'european').ok).toBe(false)
})

it('does not take small even-money chips over to the French table', () => {
  expect(withinLimits([{ spot: 'red', stake: 1_000n }], 'french').ok).toBe(false)
  expect(withinLimits([{ spot: 'straight-1', stake: 1_000n }], 'french').ok).toBe(true)
})

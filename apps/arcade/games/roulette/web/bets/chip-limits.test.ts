import { expect, it } from 'vitest'
import {
  createChipLayout,
  doubleChips,
  findChipFault,
  placeChips,
  totalOf,
} from '../../../../web/shared/chips/chip-layout.ts'
import { sectorChips } from '../../sectors.ts'
import { chipLimitsOf } from './chip-limits.ts'

const european = chipLimitsOf({ table: 'european' })
const french = chipLimitsOf({ table: 'french' })

it('places all chips of a sector, or none beyond a limit', () => {
  const placed = placeChips(createChipLayout(10_000n), sectorChips('voisins'), european)
  expect(placed.fault).toBeNull()
  expect(totalOf(placed.chips)).toBe(90_000n)
  expect(placeChips(createChipLayout(500_000n), sectorChips('orphelins'), european)).toMatchObject({
    chips: [],
    fault: { kind: 'spot_maximum', limit: 100_000n },
  })
})

it.each([
  ['straight-1', 500_000n, european, 'spot_maximum', 100_000n],
  ['red', 1_000n, french, 'spot_minimum', 5_000n],
] as const)('refuses %s with %i', (spot, stake, limits, kind, limit) => {
  expect(findChipFault([{ spot, stake }], limits)).toEqual({ kind, limit })
})

it('refuses more than a round takes', () => {
  const chips = ['red', 'odd'].map((spot) => ({ spot, stake: 2_000_000n }))
  const layout = { ...createChipLayout(500_000n), chips }
  expect(placeChips(layout, [{ spot: 'dozen-1', chips: 3 }], european).fault).toEqual({
    kind: 'round_maximum',
    limit: 5_000_000n,
  })
})

it('doubles every chip, or none', () => {
  const layoutOf = (spot: string, stake: bigint) => ({
    ...createChipLayout(1_000n),
    chips: [{ spot, stake }],
  })
  expect(doubleChips(layoutOf('split-1-2', 100_000n), european).chips).toEqual([
    { spot: 'split-1-2', stake: 200_000n },
  ])
  expect(doubleChips(layoutOf('straight-1', 60_000n), european).fault).not.toBeNull()
})

it('does not take small even-money chips over to the French table', () => {
  expect(findChipFault([{ spot: 'red', stake: 1_000n }], french)).not.toBeNull()
  expect(findChipFault([{ spot: 'straight-1', stake: 1_000n }], french)).toBeNull()
})

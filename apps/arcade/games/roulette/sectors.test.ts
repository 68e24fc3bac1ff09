import { expect, it } from 'vitest'
import { coveredNumbers } from './rules.ts'
import { neighbourChips, SECTORS, sectorChips } from './sectors.ts'
import { findSpot } from './spots.ts'
import { WHEEL } from './wheel.ts'

/** The numbers of the wheel from one number clockwise to another. */
function arc(from: number, to: number): number[] {
  const at = (number: number) => WHEEL.indexOf(number)
  const length = ((at(to) - at(from) + WHEEL.length) % WHEEL.length) + 1
  return Array.from({ length }, (_, i) => WHEEL[(at(from) + i) % WHEEL.length] ?? -1)
}
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

it('has only spots of the table', () => {
  for (const sector of SECTORS)
    for (const { spot, chips } of sectorChips(sector)) {
      expect(findSpot(spot), spot).toBeDefined()
      expect(chips).toBeGreaterThan(0)
    }
})

it.each([
  ['voisins', arc(22, 25), 9],
  ['tiers', arc(27, 33), 6],
  ['orphelins', [...arc(1, 9), ...arc(17, 6)], 5],
  ['zero', arc(12, 15), 4],
] as const)('%s covers its part of the wheel with %i chips', (sector, numbers, chips) => {
  expect(coveredNumbers(sectorChips(sector))).toEqual(sorted(numbers))
  expect(sectorChips(sector).reduce((sum, each) => sum + each.chips, 0)).toBe(chips)
})

it('leaves no number of the wheel out', () => {
  const all = (['voisins', 'tiers', 'orphelins'] as const).flatMap((sector) =>
    coveredNumbers(sectorChips(sector)),
  )
  expect(sorted(all)).toEqual(sorted(WHEEL))
})

it('puts a chip on each neighbour', () => {
  expect(neighbourChips(0, 1)).toEqual([
    { spot: 'straight-26', chips: 1 },
    { spot: 'straight-0', chips: 1 },
    { spot: 'straight-32', chips: 1 },
  ])
})

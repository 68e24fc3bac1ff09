import { neighboursOf } from './wheel.ts'

/** Bets on a part of the wheel, as they are announced at a table. */
export const SECTORS = ['voisins', 'orphelins', 'tiers', 'zero'] as const
export type Sector = (typeof SECTORS)[number]

/** How many chips of a sector lie on which spot. */
const SECTOR_CHIPS: Readonly<Record<Sector, readonly (readonly [spot: string, chips: number])[]>> = {
  voisins: [
    ['street-0-2-3', 2],
    ['split-4-7', 1],
    ['split-12-15', 1],
    ['split-18-21', 1],
    ['split-19-22', 1],
    ['split-32-35', 1],
    ['corner-25', 2],
  ],
  orphelins: [
    ['straight-1', 1],
    ['split-6-9', 1],
    ['split-14-17', 1],
    ['split-17-20', 1],
    ['split-31-34', 1],
  ],
  tiers: [
    ['split-5-8', 1],
    ['split-10-11', 1],
    ['split-13-16', 1],
    ['split-23-24', 1],
    ['split-27-30', 1],
    ['split-33-36', 1],
  ],
  zero: [
    ['split-0-3', 1],
    ['split-12-15', 1],
    ['straight-26', 1],
    ['split-32-35', 1],
  ],
}

/** A stake on a spot in chips of one value. */
export interface SpotChips {
  readonly spot: string
  readonly chips: number
}

export const sectorChips = (sector: Sector): SpotChips[] =>
  SECTOR_CHIPS[sector].map(([spot, chips]) => ({ spot, chips }))

/** A chip on a number and on each of its neighbours on the wheel. */
export const neighbourChips = (number: number, reach: number): SpotChips[] =>
  neighboursOf(number, reach).map((each) => ({ spot: `straight-${each}`, chips: 1 }))

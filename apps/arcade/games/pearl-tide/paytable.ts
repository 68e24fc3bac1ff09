import type { PayingSymbol } from './symbols.ts'

/** A payout of 1 is a twentieth of the total stake. */
export const UNITS_PER_STAKE = 20

/** The smallest cluster that pays. */
export const MIN_CLUSTER = 5
/** A cluster of at least this many cells leaves a pearl. */
export const PEARL_CLUSTER = 6

/** The smallest cluster of each column of the paytable. */
export const SIZE_STEPS = [5, 6, 7, 8, 9, 11, 13, 15] as const

/** Payouts by the size of the cluster (`SIZE_STEPS`), in twentieths of the total stake. */
export const PAYTABLE: Readonly<Record<PayingSymbol, readonly number[]>> = {
  turtle: [80, 120, 180, 300, 500, 1200, 3000, 8000],
  seahorse: [46, 75, 110, 180, 320, 800, 2000, 5000],
  nautilus: [24, 45, 60, 100, 200, 480, 1200, 3000],
  fish: [13, 20, 32, 50, 100, 240, 600, 1600],
  star: [6, 9, 15, 25, 50, 110, 300, 800],
  scallop: [4, 6, 9, 15, 30, 70, 180, 500],
  kelp: [3, 4, 6, 10, 25, 55, 120, 300],
}

/** How many of 1,024 draws give each symbol; the pearl is never drawn. */
export const WEIGHTS: Readonly<Record<PayingSymbol | 'clam', number>> = {
  turtle: 52,
  seahorse: 78,
  nautilus: 112,
  fish: 150,
  star: 186,
  scallop: 214,
  kelp: 224,
  clam: 8,
}
export const DRAW_RANGE = 1_024

/** The first multiplier of a spin; it grows by one with each cascade. */
export const BASE_MULTIPLIER = 1
/** The first multiplier of the free spins; it grows by one with each cascade and is kept from spin to spin. */
export const FREE_MULTIPLIER = 2
/** Free spins awarded by 3, 4 and 5 or more clams of the paid spin. */
export const FREE_SPINS: readonly number[] = [10, 12, 15]
/** Free spins added by a free spin with as many clams or more. */
export const MORE_FREE_SPINS = 5
export const MIN_CLAMS = 3

/** Maximum win of a round as a multiple of the total stake; a round that reaches it ends. */
export const MAX_WIN_MULTIPLE = 5_000

import type { SumAround } from './box-sums.ts'

/** How far a peak spreads over its neighbours, and how far its surroundings reach. */
export const [PEAK, AROUND] = [1, 7] as const
/** Its surroundings begin beyond this. */
const CLEAR = 3

const areaOf = (reach: number): number => (2 * reach + 1) ** 2
const SHARE = areaOf(PEAK) / (areaOf(AROUND) - areaOf(CLEAR))

/** How many times its surroundings a peak’s `power` is. */
export const peakOf = (sums: SumAround, column: number, row: number, power: number): number =>
  power / Math.max((sums(column, row, AROUND) - sums(column, row, CLEAR)) * SHARE, Number.EPSILON)

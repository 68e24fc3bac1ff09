import type { SumAround } from './box-sums.ts'

/** Radius of a peak, and of its surroundings. */
export const [PEAK, AROUND] = [1, 7] as const
/** Inner radius of the surroundings. */
const CLEAR = 3

const areaOf = (reach: number): number => (2 * reach + 1) ** 2
const SHARE = areaOf(PEAK) / (areaOf(AROUND) - areaOf(CLEAR))

/** Ratio of a peak’s `power` to its surroundings. */
export const peakStrength = (sums: SumAround, column: number, row: number, power: number): number =>
  power / Math.max((sums(column, row, AROUND) - sums(column, row, CLEAR)) * SHARE, Number.EPSILON)

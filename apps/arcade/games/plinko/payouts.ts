export const PLINKO_ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const
export type PlinkoRows = (typeof PLINKO_ROWS)[number]
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const
export type PlinkoRisk = (typeof PLINKO_RISKS)[number]

/**
 * Multipliers in tenths of the ball's stake, from the outermost slot to the middle one. A board of `rows` rows has `rows + 1`
 * slots and is symmetric, so the half is enough. `payouts.test.ts` proves the return of each by counting every path.
 */
const HALF_BOARDS: Readonly<Record<PlinkoRisk, Readonly<Record<PlinkoRows, readonly number[]>>>> = {
  low: {
    8: [50, 27, 13, 7, 7],
    9: [55, 30, 17, 10, 6],
    10: [65, 37, 19, 14, 7, 5],
    11: [70, 43, 25, 15, 9, 6],
    12: [80, 49, 28, 18, 12, 7, 5],
    13: [90, 55, 33, 21, 13, 9, 6],
    14: [110, 67, 43, 26, 17, 10, 7, 5],
    15: [130, 80, 49, 30, 20, 12, 8, 6],
    16: [160, 97, 59, 36, 23, 14, 10, 7, 5],
  },
  medium: {
    8: [120, 34, 13, 6, 5],
    9: [160, 51, 17, 8, 5],
    10: [200, 66, 25, 11, 6, 4],
    11: [240, 85, 34, 15, 7, 5],
    12: [320, 110, 44, 19, 10, 6, 4],
    13: [400, 150, 59, 26, 12, 7, 5],
    14: [520, 200, 81, 37, 17, 9, 5, 4],
    15: [700, 260, 105, 47, 23, 11, 7, 4],
    16: [990, 370, 145, 62, 29, 15, 8, 5, 4],
  },
  high: {
    8: [290, 40, 15, 3, 2],
    9: [400, 77, 19, 6, 2],
    10: [660, 115, 26, 9, 3, 3],
    11: [1000, 190, 43, 12, 4, 3],
    12: [1600, 300, 70, 19, 6, 3, 2],
    13: [2400, 480, 105, 28, 10, 4, 2],
    14: [3600, 690, 155, 42, 14, 6, 3, 2],
    15: [5600, 1100, 250, 65, 20, 8, 4, 2],
    16: [8880, 1700, 370, 100, 29, 11, 5, 3, 2],
  },
}

/** Returns the multiplier of each slot from left to right, in tenths of the ball's stake. */
export function plinkoMultipliers(rows: PlinkoRows, risk: PlinkoRisk): readonly number[] {
  const half = HALF_BOARDS[risk][rows]
  return Array.from({ length: rows + 1 }, (_, slot) => half[Math.min(slot, rows - slot)] ?? 0)
}

/** Returns how many of the 2^rows equally likely paths end in a slot. */
export function pathsInto(rows: number, slot: number): number {
  let paths = 1
  for (let step = 1; step <= slot; step += 1) paths = (paths * (rows - step + 1)) / step
  return paths
}

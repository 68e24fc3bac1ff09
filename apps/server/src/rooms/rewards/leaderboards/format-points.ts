import type { LeaderboardMeasure } from '@gamehall/contract/rewards'

/** Points as the wire has them: a whole number of rounds, else TWD or multiples of the bet with two decimals. */
export function formatPoints(measure: LeaderboardMeasure, points: bigint): string {
  if (measure === 'rounds') return points.toString()
  const digits = points.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

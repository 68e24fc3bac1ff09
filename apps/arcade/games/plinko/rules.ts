import type { RandomStream } from '../../src/fairness/random-stream.ts'
import { netValidBet } from '../../src/games/net-valid-bet.ts'
import { type PlinkoRisk, type PlinkoRows, pathsInto, plinkoMultipliers } from './payouts.ts'

/**
 * Draws the path of one ball: a number below 2^rows whose bit `row` (from the least significant) is 1 where the ball falls to the
 * right. All paths are equally likely.
 */
export const drawPath = (stream: RandomStream, rows: PlinkoRows): number => stream.nextInt(2 ** rows)

/** Whether the ball falls to the right in a row, counted from the top. */
export const fallsRight = (path: number, row: number): boolean => (path & (1 << row)) !== 0

/** Returns the slot of a path, counted from the left: how often the ball fell to the right. */
export function slotOfPath(path: number, rows: number): number {
  let slot = 0
  for (let row = 0; row < rows; row += 1) if (fallsRight(path, row)) slot += 1
  return slot
}

/** Returns what a ball pays, in minor units. */
export const ballPayout = (ballMinor: bigint, tenths: number): bigint => (ballMinor * BigInt(tenths)) / 10n

/** Returns what counts for turnover: of each ball at most what it won or lost, so that a ball at 1× counts nothing. */
export function plinkoValidBet(ballMinor: bigint, payouts: readonly bigint[]): bigint {
  return payouts.reduce((sum, paid) => sum + netValidBet(ballMinor, paid), 0n)
}

/** The exact figures of one board, counted over all its 2^rows paths. */
export interface PlinkoOdds {
  /** Return to player in percent. */
  readonly rtp: number
  /** Probability that a ball pays more than its stake. */
  readonly hitRate: number
  /** Standard deviation of one ball's payout, in stakes. */
  readonly deviation: number
  /** The highest multiplier in tenths, and in how many balls it falls once. */
  readonly best: { readonly tenths: number; readonly oneIn: number }
}

/** Counts the paths into each slot. */
export function plinkoOdds(rows: PlinkoRows, risk: PlinkoRisk): PlinkoOdds {
  const multipliers = plinkoMultipliers(rows, risk)
  const paths = multipliers.map((_, slot) => pathsInto(rows, slot))
  const total = 2 ** rows
  const expected = (value: (tenths: number) => number) =>
    multipliers.reduce((sum, tenths, slot) => sum + value(tenths) * (paths[slot] ?? 0), 0) / total
  const mean = expected((tenths) => tenths) / 10
  const best = Math.max(...multipliers)
  return {
    rtp: mean * 100,
    hitRate: expected((tenths) => (tenths > 10 ? 1 : 0)),
    deviation: Math.sqrt(expected((tenths) => (tenths / 10) ** 2) - mean ** 2),
    best: { tenths: best, oneIn: 1 / expected((tenths) => (tenths === best ? 1 : 0)) },
  }
}

/** Formats a multiplier in tenths: `0.5`, `1`, `888`. */
export const formatTenths = (tenths: number): string =>
  tenths % 10 === 0 ? `${tenths / 10}` : (tenths / 10).toFixed(1)

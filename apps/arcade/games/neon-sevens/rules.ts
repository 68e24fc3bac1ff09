import type { RandomStream } from '../../src/fairness/random-stream.ts'
import { LANTERN_FACTOR, PAYTABLE, TWO_CHERRIES_PAY } from './paytable.ts'
import { REEL_STRIPS } from './reel-strips.ts'
import { LINES, type PayingSymbol, type ReelSymbol, ROWS } from './symbols.ts'

export interface LineWin {
  /** Index of the line in `LINES`. */
  readonly line: number
  readonly symbol: PayingSymbol
  /** How many reels from the left make the win. */
  readonly count: 2 | 3
  readonly hasLantern: boolean
  /** As a multiple of the line stake. */
  readonly times: number
}

export interface Spin {
  /** Where each strip stopped: the index of its top row. */
  readonly stops: readonly number[]
  /** The symbols that landed, `grid[reel][row]`. */
  readonly grid: readonly (readonly ReelSymbol[])[]
  readonly lineWins: readonly LineWin[]
  /** The sum of the line wins, in multiples of the line stake. */
  readonly times: number
}

/** Draws where each reel stops, left to right. */
export const drawStops = (stream: RandomStream): number[] =>
  REEL_STRIPS.map((strip) => stream.nextInt(strip.length))

/** Evaluates the spin that stopped at the given indexes of the three strips. */
export function evaluateSpin(stops: readonly number[]): Spin {
  const grid = stops.map((stop, reel) => windowAt(REEL_STRIPS[reel] ?? [], stop))
  const lineWins = LINES.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => grid[reel]?.[row] ?? 'lantern'))
    return win === null ? [] : [{ line, ...win }]
  })
  return { stops, grid, lineWins, times: lineWins.reduce((sum, { times }) => sum + times, 0) }
}

function windowAt(strip: readonly ReelSymbol[], stop: number): ReelSymbol[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? 'orange')
}

/** Returns the win of one line of three symbols. The outer reels have no lantern. */
function lineWin([left, middle, right]: readonly ReelSymbol[]): Omit<LineWin, 'line'> | null {
  if (left === undefined || left === 'lantern') return null
  const hasLantern = middle === 'lantern'
  if (left === right && (middle === left || hasLantern)) {
    const times = PAYTABLE[left] * (hasLantern ? LANTERN_FACTOR : 1)
    return { symbol: left, count: 3, hasLantern, times }
  }
  if (left === 'cherry' && middle === 'cherry')
    return { symbol: 'cherry', count: 2, hasLantern: false, times: TWO_CHERRIES_PAY }
  return null
}

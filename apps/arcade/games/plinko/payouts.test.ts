import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { PLINKO_RETURNS, plinkoMode } from './info.ts'
import { PLINKO_BALL, PLINKO_MAX_WIN, PLINKO_ROUND_MAX, plinkoMaxBalls } from './limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS, pathsInto, plinkoMultipliers } from './payouts.ts'
import {
  ballPayout,
  drawPath,
  fallsRight,
  formatTenths,
  plinkoOdds,
  plinkoValidBet,
  slotOfPath,
} from './rules.ts'

const boards = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })))

/** Sums the multipliers of every path, in tenths. */
function enumerate(rows: (typeof PLINKO_ROWS)[number], multipliers: readonly number[]): number {
  let sum = 0
  for (let path = 0; path < 2 ** rows; path += 1) sum += multipliers[slotOfPath(path, rows)] ?? Number.NaN
  return sum
}

describe('the return of each board, by enumerating its paths', () => {
  it.each(boards)('is declared exactly for $rows rows, $risk', ({ rows, risk }) => {
    const multipliers = plinkoMultipliers(rows, risk)
    const percent = (enumerate(rows, multipliers) / 10 / 2 ** rows) * 100
    expect(percent).toBeGreaterThanOrEqual(98.9)
    expect(percent).toBeLessThanOrEqual(99.1)
    expect(plinkoOdds(rows, risk).rtp).toBeCloseTo(percent, 9)
    const declared = Number(PLINKO_RETURNS.rtp(plinkoMode(rows, risk)))
    expect(declared).toBeLessThanOrEqual(percent)
    expect(percent - declared).toBeLessThan(0.01)
  })

  it('is declared for the game as that of its lowest board', () => {
    expect(PLINKO_RETURNS.rtp()).toBe('98.94')
    expect(
      Math.min(...boards.map(({ rows, risk }) => Number(PLINKO_RETURNS.rtp(plinkoMode(rows, risk))))),
    ).toBe(98.94)
  })
})

describe('the boards', () => {
  it.each(boards)('are symmetric and pay more towards the edge: $rows rows, $risk', ({ rows, risk }) => {
    const multipliers = plinkoMultipliers(rows, risk)
    expect(multipliers).toHaveLength(rows + 1)
    expect(multipliers).toEqual([...multipliers].reverse())
    const half = multipliers.slice(0, Math.floor(rows / 2) + 1)
    expect(half).toEqual([...half].sort((a, b) => b - a))
  })

  it('are wilder the higher the risk, with the deviation and hit rate that counting gives', () => {
    for (const rows of PLINKO_ROWS) {
      const deviations = PLINKO_RISKS.map((risk) => plinkoOdds(rows, risk).deviation)
      expect(deviations).toEqual([...deviations].sort((a, b) => a - b))
    }
    const { hitRate, best } = plinkoOdds(16, 'high')
    expect(best).toEqual({ tenths: 8_880, oneIn: 32_768 })
    expect(hitRate).toBeCloseTo(0.2101, 4)
  })

  it('count the paths into a slot as enumeration does', () => {
    for (const rows of [8, 16]) {
      const counts = new Array<number>(rows + 1).fill(0)
      for (let path = 0; path < 2 ** rows; path += 1) {
        const slot = slotOfPath(path, rows)
        counts[slot] = (counts[slot] ?? 0) + 1
      }
      expect(counts).toEqual(counts.map((_, slot) => pathsInto(rows, slot)))
    }
  })
})

describe('a ball', () => {
  it('falls by the bits of its number, one a row', () => {
    expect([0, 1, 2, 3].map((row) => fallsRight(0b0101, row))).toEqual([true, false, true, false])
    expect(slotOfPath(0b0101, 8)).toBe(2)
    expect(slotOfPath(0xff, 8)).toBe(8)
  })

  it('takes every path equally often', () => {
    const counts = new Array<number>(256).fill(0)
    const stream = createRandomStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce: 1 })
    for (let ball = 0; ball < 51_200; ball += 1) {
      const path = drawPath(stream, 8)
      counts[path] = (counts[path] ?? 0) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    expect(chiSquare).toBeLessThan(347)
  })

  it('pays a whole number of minor units at every allowed stake', () => {
    for (const { rows, risk } of boards)
      for (const tenths of plinkoMultipliers(rows, risk))
        expect(ballPayout(PLINKO_BALL.step, tenths) * 10n).toBe(PLINKO_BALL.step * BigInt(tenths))
  })

  it('counts at most what it won or lost as turnover', () => {
    expect(plinkoValidBet(1_000n, [0n, 500n, 1_000n, 1_300n, 888_000n])).toBe(
      1_000n + 500n + 0n + 300n + 1_000n,
    )
  })
})

describe('the limits of a round', () => {
  it('allow fewer balls the larger their stake, and never a payout above the declared maximum', () => {
    expect(plinkoMaxBalls(100n)).toBe(100)
    expect(plinkoMaxBalls(10_000n)).toBe(100)
    expect(plinkoMaxBalls(50_000n)).toBe(20)
    expect(plinkoMaxBalls(100_000n)).toBe(10)
    expect(ballPayout(PLINKO_ROUND_MAX, 8_880)).toBe(PLINKO_MAX_WIN)
  })
})

it('formats multipliers', () => {
  expect([5, 10, 27, 8_880].map(formatTenths)).toEqual(['0.5', '1', '2.7', '888'])
})

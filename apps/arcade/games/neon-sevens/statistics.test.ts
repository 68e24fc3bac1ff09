import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { NEON_SEVENS_INFO } from './info.ts'
import { NEON_SEVENS_LIMITS } from './paytable.ts'
import { REEL_STRIPS } from './reel-strips.ts'
import { drawStops, evaluateSpin } from './rules.ts'
import { LINES, type ReelSymbol } from './symbols.ts'

const [left = [], middle = [], right = []] = REEL_STRIPS
const everySpin = left.flatMap((_, a) =>
  middle.flatMap((__, b) => right.map((___, c) => evaluateSpin([a, b, c]))),
)
const countWhere = (isCounted: (times: number) => boolean) =>
  everySpin.filter(({ times }) => isCounted(times)).length

describe('every stop of the reels', () => {
  it('returns exactly 96 % of the stakes', () => {
    expect(everySpin).toHaveLength(NEON_SEVENS_INFO.stops)
    const paid = everySpin.reduce((sum, { times }) => sum + times, 0)
    const staked = everySpin.length * LINES.length
    expect(paid * 100).toBe(staked * 96)
    expect(NEON_SEVENS_INFO.rtp).toBe('96.00')
  })

  it('pays, wins and wins big as often as the info page declares', () => {
    const stake = LINES.length
    expect(countWhere((times) => times > 0)).toBe(NEON_SEVENS_INFO.payingStops)
    expect(countWhere((times) => times > stake)).toBe(NEON_SEVENS_INFO.winningStops)
    const tiers = [10, 25, 50].map((tier) => countWhere((times) => times >= tier * stake))
    expect(tiers).toEqual(NEON_SEVENS_INFO.bigWinStops)
  })

  it('reaches the declared maximum and nothing above it', () => {
    const best = NEON_SEVENS_INFO.maxWinMultiple * LINES.length
    expect(countWhere((times) => times > best)).toBe(0)
    expect(countWhere((times) => times === best)).toBe(NEON_SEVENS_INFO.maxWinStops)
  })

  it('varies as declared', () => {
    const squares = everySpin.reduce((sum, { times }) => sum + (times / LINES.length) ** 2, 0)
    expect(Math.sqrt(squares / everySpin.length - 0.96 ** 2)).toBeCloseTo(NEON_SEVENS_INFO.deviation, 2)
  })
})

describe('the reels', () => {
  it('have 30 stops each and the lantern on the middle one only', () => {
    expect(REEL_STRIPS.map((strip) => strip.length)).toEqual([30, 30, 30])
    expect(REEL_STRIPS.map((strip) => strip.filter((symbol) => symbol === 'lantern').length)).toEqual([
      0, 2, 0,
    ])
  })

  it('stop at each of their symbols equally often', () => {
    const counts = REEL_STRIPS.map((strip) => strip.map(() => 0))
    for (let nonce = 0; nonce < 6_000; nonce += 1) {
      const stops = drawStops(createRandomStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce }))
      stops.forEach((stop, reel) => {
        const reelCounts = counts[reel]
        if (reelCounts !== undefined) reelCounts[stop] = (reelCounts[stop] ?? 0) + 1
      })
    }
    for (const reelCounts of counts) {
      const chiSquare = reelCounts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
      expect(chiSquare).toBeLessThan(58.3)
    }
  })
})

describe('a line', () => {
  const at = (symbols: readonly ReelSymbol[]) => {
    const stops = symbols.map((symbol, reel) => {
      const strip = REEL_STRIPS[reel] ?? []
      return (strip.indexOf(symbol) - 1 + strip.length) % strip.length
    })
    return evaluateSpin(stops).lineWins.find(({ line }) => line === 0) ?? null
  }

  it.each([
    [['seven', 'seven', 'seven'], 3, false, 250],
    [['seven', 'lantern', 'seven'], 3, true, 500],
    [['bar', 'bar', 'bar'], 3, false, 80],
    [['bell', 'lantern', 'bell'], 3, true, 80],
    [['cherry', 'cherry', 'cherry'], 3, false, 10],
    [['cherry', 'cherry', 'bar'], 2, false, 5],
  ] as const)('of %j is %i from the left (lantern %s) and pays %i', (symbols, count, hasLantern, times) => {
    expect(at(symbols)).toMatchObject({ symbol: symbols[0], count, hasLantern, times })
  })

  it.each([
    [['seven', 'bar', 'seven']],
    [['cherry', 'lantern', 'bar']],
    [['bell', 'cherry', 'cherry']],
    [['bell', 'lantern', 'orange']],
  ] as const)('of %j pays nothing', (symbols) => {
    expect(at(symbols)).toBeNull()
  })
})

it('needs no rounding at any stake', () => {
  for (const stake of NEON_SEVENS_LIMITS.choices) expect(stake % BigInt(LINES.length)).toBe(0n)
})

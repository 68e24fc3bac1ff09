import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enumerateSpins } from './enumerate-spins.ts'
import { DRAGON_GATE_INFO } from './info.ts'
import type { Strips } from './reel-strips.ts'
import { calculateDragonGateReturn } from './rtp.ts'
import { evaluateSpin, playDragonGate } from './rules.ts'
import { calculateDragonGateStatistics } from './statistics.ts'
import { SLOT_SYMBOLS } from './symbols.ts'

const inner = fc.array(fc.constantFrom(...SLOT_SYMBOLS), { minLength: 3, maxLength: 4 })
const outer = fc.array(fc.constantFrom(...SLOT_SYMBOLS.filter((symbol) => symbol !== 'dragon')), {
  minLength: 3,
  maxLength: 4,
})
/** A wild and a scatter share no window: of small strips those that hold only one of them. */
const strip = inner.filter((symbols) => !(symbols.includes('dragon') && symbols.includes('gate')))

const everyStop = (strips: Strips): number[][] =>
  strips.reduce<number[][]>(
    (stops, each) => stops.flatMap((before) => each.map((_, stop) => [...before, stop])),
    [[]],
  )

describe('the enumeration of all stops', () => {
  it.each(['base', 'free'] as const)('finds what the rules pay at every stop of small reels (%s)', (kind) => {
    fc.assert(
      fc.property(fc.tuple(outer, strip, strip, strip, outer), (strips) => {
        const found = new Map<string, number>()
        const count = (linePay: number, scatters: number, stops: number) => {
          const key = `${linePay} ${scatters}`
          found.set(key, (found.get(key) ?? 0) + stops)
        }
        enumerateSpins(strips, kind === 'free', count)
        const expected = new Map<string, number>()
        for (const stops of everyStop(strips)) {
          const { win, scatterWin, scatters } = evaluateSpin(kind, strips, stops, 20n)
          const key = `${win - scatterWin} ${scatters}`
          expected.set(key, (expected.get(key) ?? 0) + 1)
        }
        expect([...found].sort()).toEqual([...expected].sort())
      }),
      { numRuns: 15 },
    )
  })
})

describe('the statistics', () => {
  const exact = calculateDragonGateStatistics()

  it('are what the info page declares', () => {
    const percentOf = (share: number) => (share * 100).toFixed(2)
    expect(percentOf(exact.hitRate)).toBe(DRAGON_GATE_INFO.hitRate)
    expect(percentOf(exact.winRate)).toBe(DRAGON_GATE_INFO.winRate)
    expect(exact.deviation).toBeCloseTo(DRAGON_GATE_INFO.deviation, 2)
  })

  it('have the return that counting the strips gives', () => {
    expect(exact.rtp).toBeCloseTo(calculateDragonGateReturn().total, 9)
  })

  it('agree with simulated rounds within four standard errors', () => {
    let state = 20_251_122
    const nextInt = (bound: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * bound)
    }
    const rounds = 100_000
    const sums = { paying: 0, winning: 0, squares: 0, fourthPowers: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const net = Number(playDragonGate({ nextInt }, 20n).win) / 20 - exact.rtp
      if (net > -exact.rtp) sums.paying += 1
      if (net > 1 - exact.rtp) sums.winning += 1
      sums.squares += net * net
      sums.fourthPowers += net ** 4
    }
    const isNear = (sum: number, sumOfSquares: number, expected: number) => {
      const mean = sum / rounds
      const error = Math.sqrt((sumOfSquares / rounds - mean * mean) / rounds)
      return Math.abs(mean - expected) < 4 * error
    }
    expect(isNear(sums.paying, sums.paying, exact.hitRate)).toBe(true)
    expect(isNear(sums.winning, sums.winning, exact.winRate)).toBe(true)
    expect(isNear(sums.squares, sums.fourthPowers, exact.deviation ** 2)).toBe(true)
  })
})

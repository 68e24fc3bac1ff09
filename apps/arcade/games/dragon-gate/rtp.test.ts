import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRAGON_GATE_INFO } from './info.ts'
import type { Strips } from './reel-strips.ts'
import { calculateDragonGateReturn, calculateLineReturn, calculateScatterChances } from './rtp.ts'
import { evaluateSpin, playDragonGate } from './rules.ts'
import { SLOT_SYMBOLS, type SlotSymbol } from './symbols.ts'

/** A fast pseudo-random generator with a fixed seed, for simulation. */
function xorshift(state: number) {
  let s = state
  return {
    nextInt(bound: number) {
      s ^= s << 13
      s ^= s >>> 17
      s ^= s << 5
      return Math.floor(((s >>> 0) / 2 ** 32) * bound)
    },
  }
}

function everyStop(strips: Strips): number[][] {
  return strips.reduce<number[][]>(
    (stops, strip) => stops.flatMap((before) => strip.map((_, stop) => [...before, stop])),
    [[]],
  )
}

const inner = fc.array(fc.constantFrom(...SLOT_SYMBOLS.filter((symbol) => symbol !== 'gate')), {
  minLength: 3,
  maxLength: 4,
})
const outer = fc.array(
  fc.constantFrom(...SLOT_SYMBOLS.filter((s): s is SlotSymbol => s !== 'gate' && s !== 'dragon')),
  { minLength: 3, maxLength: 4 },
)

describe('counting reel stops', () => {
  it.each(['base', 'free'] as const)('matches the enumeration of every stop of small reels (%s)', (kind) => {
    fc.assert(
      fc.property(fc.tuple(outer, inner, inner, inner, outer), (strips) => {
        const stops = everyStop(strips)
        const paid = stops.reduce((sum, stop) => sum + evaluateSpin(kind, strips, stop, 20n).win, 0n)
        expect(calculateLineReturn(strips, kind === 'free')).toBeCloseTo(Number(paid) / 20 / stops.length, 9)
      }),
      { numRuns: 15 },
    )
  })

  it('matches the enumerated scatter probabilities', () => {
    const strips: Strips = [3, 4, 5, 6, 7].map((length) =>
      Array.from({ length }, (_, i): SlotSymbol => (i === 1 ? 'gate' : 'jack')),
    )
    const seen = [0, 0, 0, 0, 0, 0]
    const stops = everyStop(strips)
    for (const stop of stops) {
      const { scatters } = evaluateSpin('base', strips, stop, 20n)
      seen[scatters] = (seen[scatters] ?? 0) + 1
    }
    calculateScatterChances(strips).forEach((chance, k) => {
      expect(chance).toBeCloseTo((seen[k] ?? 0) / stops.length, 9)
    })
  })
})

describe('return to player', () => {
  const exact = calculateDragonGateReturn()

  it('is what the info page declares, within 0.1 %', () => {
    expect(Math.abs(exact.total * 100 - Number(DRAGON_GATE_INFO.rtp))).toBeLessThan(0.1)
    expect(exact.total).toBeCloseTo(0.96505, 5)
  })

  it('matches simulated play within four standard errors, for each part', () => {
    const rounds = 150_000
    const stream = xorshift(20_260_101)
    const sums = { base: 0, free: 0, baseSquares: 0, freeSquares: 0, features: 0 }
    for (let i = 0; i < rounds; i += 1) {
      const { spins, win } = playDragonGate(stream, 20n)
      const base = Number(spins[0]?.win ?? 0n) / 20
      const free = Number(win) / 20 - base
      sums.base += base
      sums.baseSquares += base * base
      sums.free += free
      sums.freeSquares += free * free
      if (spins.length > 1) sums.features += 1
    }
    const isNear = (sum: number, squares: number, expected: number) => {
      const mean = sum / rounds
      return Math.abs(mean - expected) < 4 * Math.sqrt((squares / rounds - mean * mean) / rounds)
    }
    expect(isNear(sums.base, sums.baseSquares, exact.baseLines + exact.baseScatters)).toBe(true)
    expect(isNear(sums.free, sums.freeSquares, exact.freeSpins)).toBe(true)
    expect(isNear(sums.features, sums.features, 1 / exact.spinsPerFeature)).toBe(true)
  })
})

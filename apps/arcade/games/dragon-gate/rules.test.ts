import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { DRAGON_GATE_BETS, MAX_WIN_MULTIPLE } from './paytable.ts'
import { BASE_STRIPS, FREE_STRIPS, type Strips } from './reel-strips.ts'
import { evaluateSpin, playDragonGate } from './rules.ts'
import { LINES, type SlotSymbol } from './symbols.ts'

/** Strips of three symbols whose window at stop 0 is the given grid. */
function stripsOf(rows: readonly (readonly SlotSymbol[])[]): Strips {
  return [0, 1, 2, 3, 4].map((reel) => rows.map((row) => row[reel] ?? 'jack'))
}
const still = [0, 0, 0, 0, 0]

describe('a spin', () => {
  it('pays a line from left to right with wilds substituting', () => {
    const strips = stripsOf([
      ['lotus', 'ace', 'queen', 'jack', 'king'],
      ['koi', 'dragon', 'koi', 'dragon', 'jade'],
      ['king', 'queen', 'jack', 'ace', 'lotus'],
    ])
    const spin = evaluateSpin('base', strips, still, 2_000n)
    expect(spin.lineWins).toEqual([{ line: 0, symbol: 'koi', count: 4, win: 20_000n }])
    expect(spin.win).toBe(20_000n)
    expect(spin.expandedReels).toEqual([])
  })

  it('pays scatters on the total stake and awards free spins', () => {
    const strips = stripsOf([
      ['gate', 'ace', 'queen', 'jack', 'gate'],
      ['koi', 'jade', 'gate', 'coin', 'jade'],
      ['king', 'queen', 'jack', 'ace', 'lotus'],
    ])
    const spin = evaluateSpin('base', strips, still, 2_000n)
    expect(spin).toMatchObject({ scatters: 3, scatterWin: 4_000n, freeSpinsAwarded: 10, win: 4_000n })
  })

  it('expands a wild over its reel in free spins only', () => {
    const strips = stripsOf([
      ['koi', 'dragon', 'dragon', 'ace', 'lotus'],
      ['jade', 'queen', 'queen', 'coin', 'queen'],
      ['coin', 'jack', 'king', 'king', 'jade'],
    ])
    const base = evaluateSpin('base', strips, still, 2_000n)
    const free = evaluateSpin('free', strips, still, 2_000n)
    expect(base.lineWins.map(({ line }) => line)).toEqual([1, 8])
    expect(free.expandedReels).toEqual([1, 2])
    expect(free.lineWins.length).toBe(20)
    expect(free.grid).toEqual(base.grid)
  })

  it('pays four and five scatters and nothing for two', () => {
    const gates = (count: number) =>
      stripsOf([
        [0, 1, 2, 3, 4].map((reel) => (reel < count ? 'gate' : 'jack')),
        ['koi', 'jade', 'coin', 'coin', 'jade'],
        ['king', 'queen', 'ace', 'ace', 'lotus'],
      ])
    expect(evaluateSpin('base', gates(5), still, 100n)).toMatchObject({
      scatterWin: 5_000n,
      freeSpinsAwarded: 15,
    })
    expect(evaluateSpin('base', gates(4), still, 100n)).toMatchObject({
      scatterWin: 1_000n,
      freeSpinsAwarded: 12,
    })
    expect(evaluateSpin('base', gates(2), still, 100n)).toMatchObject({ scatterWin: 0n, freeSpinsAwarded: 0 })
  })
})

describe('a round', () => {
  const rounds = Array.from({ length: 3_000 }, (_, nonce) =>
    playDragonGate(createRandomStream({ serverSeed: 'cd'.repeat(32), clientSeed: 'y', nonce }), 100n),
  )

  it('plays every awarded free spin, retriggers included', () => {
    const withFeature = rounds.filter(({ spins }) => spins.length > 1)
    expect(withFeature.length).toBeGreaterThan(5)
    for (const { spins, win } of rounds) {
      expect(spins[0]?.kind).toBe('base')
      expect(spins.slice(1).every(({ kind }) => kind === 'free')).toBe(true)
      expect(spins.length - 1).toBe(spins.reduce((sum, { freeSpinsAwarded }) => sum + freeSpinsAwarded, 0))
      expect(win).toBe(spins.reduce((sum, spin) => sum + spin.win, 0n))
    }
  })

  it('is reproducible from the same seeds', () => {
    const again = playDragonGate(
      createRandomStream({ serverSeed: 'cd'.repeat(32), clientSeed: 'y', nonce: 42 }),
      100n,
    )
    expect(again).toEqual(rounds[42])
  })

  it('ends at the maximum win', () => {
    /** Draws five scatters first, then alternates the best spin and a retrigger. */
    const gateStops = BASE_STRIPS.map((strip) => strip.indexOf('gate'))
    const freeStops = FREE_STRIPS.map((strip, reel) => strip.indexOf(reel % 4 === 0 ? 'gate' : 'dragon'))
    const bestStops = [
      FREE_STRIPS[0]?.indexOf('koi') ?? 0,
      ...freeStops.slice(1, 4),
      FREE_STRIPS[4]?.indexOf('koi') ?? 0,
    ]
    const retrigger = FREE_STRIPS.map((strip) => strip.indexOf('gate'))
    let drawn = 0
    const stream = {
      nextInt() {
        const spin = Math.floor(drawn / 5)
        const stops = spin === 0 ? gateStops : spin % 2 === 0 ? retrigger : bestStops
        const stop = stops[drawn % 5] ?? 0
        drawn += 1
        return stop
      },
    }
    const outcome = playDragonGate(stream, 100n)
    expect(outcome.isCapped).toBe(true)
    expect(outcome.win).toBe(100n * MAX_WIN_MULTIPLE)
  })
})

describe('configuration', () => {
  it('allows only stakes divisible by the lines', () => {
    expect(LINES).toHaveLength(20)
    expect(new Set(LINES.map(String)).size).toBe(20)
    expect(DRAGON_GATE_BETS.every((bet) => bet % 20n === 0n)).toBe(true)
  })

  it.each([
    ['base', BASE_STRIPS],
    ['free', FREE_STRIPS],
  ])('has no wild on the outer reels and at most one wild or scatter in a window (%s)', (_, strips) => {
    expect(strips).toHaveLength(5)
    strips.forEach((strip, reel) => {
      if (reel === 0 || reel === 4) expect(strip).not.toContain('dragon')
      strip.forEach((_symbol, stop) => {
        const window = [0, 1, 2].map((row) => strip[(stop + row) % strip.length])
        const special = window.filter((symbol) => symbol === 'gate' || symbol === 'dragon')
        expect(special.length).toBeLessThanOrEqual(1)
      })
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { MINES_INFO } from './info.ts'
import {
  binomial,
  formatMultiplier,
  MINES_BET,
  MINES_MAX_WIN,
  MINES_TILES,
  minesMultiplier,
  minesPayout,
  minesPickLimit,
  placeMines,
} from './rules.ts'

const everyMines = Array.from({ length: 24 }, (_, i) => i + 1)
const everyRound = everyMines.flatMap((mines) =>
  Array.from({ length: MINES_TILES - mines }, (_, i) => ({ mines, picks: i + 1 })),
)
const stream = (nonce: number) => createRandomStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce })

/** The probability that `picks` tiles in a row are safe, as a fraction. */
function survival(mines: number, picks: number): { n: bigint; d: bigint } {
  let [n, d] = [1n, 1n]
  for (let i = 0; i < picks; i += 1) {
    n *= BigInt(MINES_TILES - mines - i)
    d *= BigInt(MINES_TILES - i)
  }
  return { n, d }
}

describe('return to player', () => {
  it('is 99 % exactly for every number of mines and picks', () => {
    expect(everyRound).toHaveLength(300)
    for (const { mines, picks } of everyRound) {
      const { n, d } = survival(mines, picks)
      const { numerator, denominator } = minesMultiplier(mines, picks)
      expect(n * numerator * 100n).toBe(99n * d * denominator)
    }
  })

  it('loses to rounding down, at any allowed stake, no more than is declared', () => {
    let least = 1
    for (let bet = MINES_BET.min; bet <= MINES_BET.max; bet += MINES_BET.step)
      for (const { mines, picks } of everyRound) {
        const survived = binomial(MINES_TILES - mines, picks)
        const returned =
          Number(minesPayout(bet, mines, picks) * survived) / Number(bet * binomial(MINES_TILES, picks))
        if (returned > 0.99) throw new Error(`${bet} ${mines} ${picks}`)
        least = Math.min(least, returned)
      }
    expect((Math.floor(least * 10_000) / 100).toFixed(2)).toBe(MINES_INFO.leastRtp)
  })

  it('matches simulated rounds within four standard errors', () => {
    const rounds = 20_000
    let paid = 0n
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const mines = new Set(placeMines(stream(nonce), 5))
      if (![0, 7, 24].some((tile) => mines.has(tile))) paid += minesPayout(1_000n, 5, 3)
    }
    const chance = (20 * 19 * 18) / (25 * 24 * 23)
    const payout = Number(minesPayout(1_000n, 5, 3)) / 1_000
    const standardError = payout * Math.sqrt((chance * (1 - chance)) / rounds)
    expect(Math.abs(Number(paid) / rounds / 1_000 - 0.99)).toBeLessThan(4 * standardError)
  })
})

describe('placeMines', () => {
  it('draws the requested number of distinct tiles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.nat({ max: 5000 }), (mines, nonce) => {
        const laid = placeMines(stream(nonce), mines)
        expect(new Set(laid).size).toBe(mines)
        expect(laid.every((tile) => tile >= 0 && tile < MINES_TILES)).toBe(true)
        expect(laid).toEqual([...laid].sort((a, b) => a - b))
      }),
    )
  })

  it('draws every tile equally often', () => {
    const counts = new Array<number>(MINES_TILES).fill(0)
    for (let nonce = 0; nonce < 5_000; nonce += 1)
      for (const tile of placeMines(stream(nonce), 5)) counts[tile] = (counts[tile] ?? 0) + 1
    const chiSquare = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(51.2)
  })
})

describe('the maximum win', () => {
  it('is never exceeded by an allowed pick and limits only rounds that would exceed it', () => {
    for (const mines of everyMines) {
      for (const bet of [MINES_BET.min, 50_000n, MINES_BET.max]) {
        const limit = minesPickLimit(bet, mines)
        expect(minesPayout(bet, mines, limit)).toBeLessThanOrEqual(MINES_MAX_WIN)
        if (limit < MINES_TILES - mines)
          expect(minesPayout(bet, mines, limit + 1)).toBeGreaterThan(MINES_MAX_WIN)
      }
    }
  })

  it('limits picks by stake and number of mines', () => {
    expect(minesPickLimit(MINES_BET.min, 1)).toBe(24)
    expect(minesPickLimit(MINES_BET.max, 24)).toBe(1)
    expect(minesPickLimit(MINES_BET.max, 12)).toBe(7)
  })
})

it('pays nothing before a pick and rounds down to the cent', () => {
  expect(minesPayout(1_000n, 3, 0)).toBe(0n)
  expect(minesPayout(1_000n, 1, 1)).toBe(1_031n)
  expect(minesPayout(1_000n, 24, 1)).toBe(24_750n)
})

it.each([
  [1, 1, '1.03'],
  [24, 1, '24.75'],
  [3, 22, '2277'],
  [12, 13, '5148297'],
])('formats the multiplier of %i mines and %i picks as %s', (mines, picks, text) => {
  expect(formatMultiplier(minesMultiplier(mines, picks))).toBe(text)
})

it('computes exact binomial coefficients', () => {
  expect([binomial(25, 0), binomial(25, 12), binomial(25, 25)]).toEqual([1n, 5_200_300n, 1n])
})

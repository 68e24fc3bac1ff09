import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { createSimulationStream } from '../../src/fairness/simulation-stream.ts'
import { rulesDigest } from '../../src/testing/rules-digest.ts'
import { yieldThread } from '../../src/testing/yield-thread.ts'
import { PEARL_TIDE_INFO } from './info.ts'
import { pearlTide } from './module.ts'
import { MAX_WIN_MULTIPLE, UNITS_PER_STAKE } from './paytable.ts'
import { addSamples, RULES_FILES, sampleReturn, summarizeSample } from './sample-return.ts'
import sampled from './sampled-return.json' with { type: 'json' }

/** Rounds that each test run plays again (GAMES.md), 18 s of one core; their four standard errors are 0.59 % of the stake. */
const REPEATED_ROUNDS = 10_000_000
const PARTS = 20
/** Not a seed of the committed sample; each part has the next one. */
const REPEATED_SEED = 77_000_001

/** Plays in parts, so that what else waits on this thread gets its turn. */
async function sampleAgain() {
  const parts = []
  for (let part = 0; part < PARTS; part += 1) {
    parts.push(sampleReturn(REPEATED_ROUNDS / PARTS, REPEATED_SEED + part))
    await yieldThread()
  }
  return addSamples(parts)
}

describe('the sampled return', () => {
  it('belongs to the rules as they are', () => {
    expect(rulesDigest(import.meta.dirname, RULES_FILES)).toBe(sampled.rules_digest)
  })

  it('has as many rounds as three standard errors of 0.1 % ask for, and says what they came to', () => {
    const { rtp, deviation, margin } = summarizeSample({ ...sampled, atLeast: [] })
    expect(sampled.rounds).toBeGreaterThanOrEqual(((3 * deviation) / 0.001) ** 2)
    expect(sampled.rtp).toBeCloseTo(rtp * 100, 4)
    expect(sampled.deviation).toBeCloseTo(deviation, 3)
    expect(sampled.interval_low).toBeCloseTo((rtp - margin) * 100, 4)
    expect(sampled.interval_high).toBeCloseTo((rtp + margin) * 100, 4)
  })

  it('has the declared return in its interval', () => {
    const declared = Number(PEARL_TIDE_INFO.rtp)
    expect(sampled.interval_low).toBeLessThanOrEqual(declared)
    expect(sampled.interval_high).toBeGreaterThanOrEqual(declared)
    expect(pearlTide.proof).toMatchObject({ kind: 'sampled', rounds: sampled.rounds })
    expect(pearlTide.proof.rtp()).toBe(PEARL_TIDE_INFO.rtp)
  })

  it('comes again from other numbers, within four standard errors', { timeout: 180_000 }, async () => {
    const again = await sampleAgain()
    expect(again.rounds).toBe(REPEATED_ROUNDS)
    const within = (share: number, expected: number) => {
      const error = Math.sqrt((expected * (1 - expected)) / REPEATED_ROUNDS)
      expect(Math.abs(share - expected)).toBeLessThanOrEqual(4 * error)
    }
    const { rtp, deviation } = summarizeSample(again)
    const error = sampled.deviation / Math.sqrt(REPEATED_ROUNDS)
    expect(Math.abs(rtp - sampled.rtp / 100)).toBeLessThanOrEqual(4 * error)
    expect(Math.abs(deviation - sampled.deviation)).toBeLessThan(0.1)
    within(again.paying / REPEATED_ROUNDS, sampled.paying / sampled.rounds)
    within(again.winning / REPEATED_ROUNDS, sampled.winning / sampled.rounds)
    within(again.features / REPEATED_ROUNDS, sampled.features / sampled.rounds)
    expect(again.highest).toBeLessThanOrEqual(MAX_WIN_MULTIPLE * UNITS_PER_STAKE)
  })
})

it('adds up samples as one', () => {
  const parts = [sampleReturn(3_000, 1), sampleReturn(2_000, 2)]
  const sum = addSamples(parts)
  expect(sum.rounds).toBe(5_000)
  expect(sum.paid).toBe(parts.reduce((total, { paid }) => total + paid, 0))
  expect(sum.highest).toBe(Math.max(...parts.map(({ highest }) => highest)))
})

describe('the stream of simulations', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const draw = (seed: number) => {
      const stream = createSimulationStream(seed)
      return Array.from({ length: 20 }, () => stream.nextInt(1_000_003))
    }
    expect(draw(5)).toEqual(draw(5))
    expect(draw(5)).not.toEqual(draw(6))
  })

  it.each([7, 1_024])('is uniform below %i, as the stream of play is', (bound) => {
    const draws = bound * 400
    for (const stream of [
      createSimulationStream(9),
      createRandomStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce: 3 }),
    ]) {
      const counts = new Array<number>(bound).fill(0)
      for (let index = 0; index < draws; index += 1) {
        const value = stream.nextInt(bound)
        counts[value] = (counts[value] ?? 0) + 1
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)
      expect(chiSquare).toBeLessThan(bound + 5 * Math.sqrt(2 * bound))
      if (bound === 1_024) break
    }
  })
})

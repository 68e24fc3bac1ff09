import { createSimulationStream } from '../../src/fairness/simulation-stream.ts'
import { UNITS_PER_STAKE } from './paytable.ts'
import { MAX_UNITS, TideBoard } from './rules.ts'

/** Multiples of the stake whose odds are counted. */
export const COUNTED_MULTIPLES = [10, 25, 50, 100, 500, 1_000, 2_500] as const

/** Totals of simulated rounds. Payouts are twentieths of the stake; every figure is an exact integer below 2^53. */
export interface TideSample {
  readonly rounds: number
  /** Sum of the payouts, and of their squares. */
  readonly paid: number
  readonly squares: number
  /** Rounds that paid anything, more than the stake, and at least each of `COUNTED_MULTIPLES`. */
  readonly paying: number
  readonly winning: number
  readonly atLeast: readonly number[]
  /** Rounds with free spins, and rounds that ended at the maximum win. */
  readonly features: number
  readonly capped: number
  readonly highest: number
}

/** Plays `rounds` rounds by the rules of the game, with numbers that follow from the seed. */
export function sampleReturn(rounds: number, seed: number): TideSample {
  const board = new TideBoard()
  const stream = createSimulationStream(seed)
  const limits = Float64Array.from(COUNTED_MULTIPLES, (multiple) => multiple * UNITS_PER_STAKE)
  const atLeast = new Float64Array(limits.length)
  let paid = 0
  let squares = 0
  let paying = 0
  let winning = 0
  let features = 0
  let capped = 0
  let highest = 0
  for (let round = 0; round < rounds; round += 1) {
    const units = board.play(stream)
    paid += units
    squares += units * units
    if (units > 0) paying += 1
    if (units > UNITS_PER_STAKE) winning += 1
    for (let index = 0; index < limits.length && units >= (limits[index] ?? 0); index += 1)
      atLeast[index] = (atLeast[index] ?? 0) + 1
    if (board.freeSpins > 0) features += 1
    if (units === MAX_UNITS) capped += 1
    if (units > highest) highest = units
  }
  return { rounds, paid, squares, paying, winning, atLeast: [...atLeast], features, capped, highest }
}

/** Adds up samples of different seeds. */
export function addSamples(samples: readonly TideSample[]): TideSample {
  const sum = (read: (sample: TideSample) => number) =>
    samples.reduce((total, sample) => total + read(sample), 0)
  return {
    rounds: sum(({ rounds }) => rounds),
    paid: sum(({ paid }) => paid),
    squares: sum(({ squares }) => squares),
    paying: sum(({ paying }) => paying),
    winning: sum(({ winning }) => winning),
    atLeast: COUNTED_MULTIPLES.map((_, index) => sum(({ atLeast }) => atLeast[index] ?? 0)),
    features: sum(({ features }) => features),
    capped: sum(({ capped }) => capped),
    highest: Math.max(0, ...samples.map(({ highest }) => highest)),
  }
}

/** Return and standard deviation of a sample as shares of the stake, and three standard errors of the return. */
export function summarizeSample({ rounds, paid, squares }: TideSample) {
  const mean = paid / rounds
  const deviation = Math.sqrt(squares / rounds - mean * mean) / UNITS_PER_STAKE
  return { rtp: mean / UNITS_PER_STAKE, deviation, margin: (3 * deviation) / Math.sqrt(rounds) }
}

/** The files of the rules: when one of them changes, the return must be sampled again. */
export const RULES_FILES = ['symbols.ts', 'paytable.ts', 'rules.ts'] as const

import * as games from '../../apps/arcade/games/index.ts'
import type { GameModule } from '../../apps/arcade/src/games/game-module.ts'
import { rulesDigest } from '../../apps/arcade/src/testing/rules-digest.ts'
import type { BenchLine } from '../report.ts'
import { exactReturns } from './exact-returns.ts'
import { samplers } from './samplers.ts'

/** Rounding of the calculation, as a share of the return. */
const ROUNDING = 1e-9
/** Rounds that are played again with other numbers than those of the committed sample (decision 0146). */
const REPEATED_ROUNDS = 10_000_000
const REPEATED_SEED = 88_000_001
const REPEATED_ERRORS = 4
/** Declared returns are rounded down to two decimals of a percent. */
const DECLARED_STEP = 0.01

/** The declared returns, and the sampled ones repeated in part. About 20 s for each sampled game. */
export async function run(): Promise<BenchLine[]> {
  const sampled = Object.values(games).flatMap(({ id, proof }: Pick<GameModule, 'id' | 'proof'>) =>
    proof.kind === 'sampled' ? [repeatedLine(id, proof)] : [],
  )
  return [...declaredLines(), ...sampled]
}

/**
 * The declared return of every registered game beside the one that its rules come to: calculated exactly for each mode, or sampled once
 * (`sample-return.ts`) within three standard errors.
 */
export function declaredLines(): BenchLine[] {
  return Object.values(games).flatMap((game: Pick<GameModule, 'id' | 'proof'>) => {
    const { id, proof } = game
    if (proof.kind === 'sampled') return [sampledLine(id, proof)]
    const prove = exactReturns[id]
    if (prove === undefined) throw new Error(`no exact return of ${id}: add it to bench/rtp/exact-returns.ts`)
    return prove().map(({ mode, percent }) => {
      const declared = Number(proof.rtp(mode))
      return {
        label: mode === undefined ? id : `${id} ${mode}`,
        figure: percent,
        unit: '%',
        against: { label: 'declared', figure: declared },
        atLeast: 1 - ROUNDING,
        atMost: (declared + DECLARED_STEP) / declared,
      }
    })
  })
}

function sampledLine(
  id: string,
  proof: Extract<GameModule['proof'], { readonly kind: 'sampled' }>,
): BenchLine {
  const declared = Number(proof.rtp())
  const [low, high] = proof.interval
  const middle = (low + high) / 2
  return {
    label: `${id} (${proof.rounds.toLocaleString('en')} rounds, ±${(high - middle).toFixed(2)})`,
    figure: middle,
    unit: '%',
    against: { label: 'declared', figure: declared },
    atLeast: 1 - (high - middle) / declared,
    atMost: 1 + (high - middle) / declared,
  }
}

/** Plays rounds again, with other numbers, beside the committed sample. Throws when the rules have changed since. */
function repeatedLine(
  id: string,
  proof: Extract<GameModule['proof'], { readonly kind: 'sampled' }>,
): BenchLine {
  const sampler = samplers[id]
  if (sampler === undefined) throw new Error(`no sampler of ${id}: add it to bench/rtp/samplers.ts`)
  if (rulesDigest(sampler.folder, sampler.files) !== sampler.sampledRules)
    throw new Error(
      `the rules of ${id} have changed since its return was sampled (bench/rtp/sample-return.ts)`,
    )
  const [low, high] = proof.interval
  const middle = (low + high) / 2
  const { rtp, deviation } = sampler.summarize(sampler.sample(REPEATED_ROUNDS, REPEATED_SEED))
  const error = (REPEATED_ERRORS * deviation * 100) / Math.sqrt(REPEATED_ROUNDS)
  return {
    label: `${id}, ${REPEATED_ROUNDS.toLocaleString('en')} rounds again, ±${error.toFixed(2)}`,
    figure: rtp * 100,
    unit: '%',
    against: { label: 'sampled', figure: middle },
    atLeast: 1 - error / middle,
    atMost: 1 + error / middle,
  }
}

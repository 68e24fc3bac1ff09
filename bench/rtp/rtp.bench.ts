import * as games from '../../apps/arcade/games/index.ts'
import type { GameModule } from '../../apps/arcade/src/games/game-module.ts'
import type { BenchLine } from '../report.ts'
import { exactReturns } from './exact-returns.ts'

/** Rounding of the calculation, as a share of the return. */
const ROUNDING = 1e-9
/** Declared returns are rounded down to two decimals of a percent. */
const DECLARED_STEP = 0.01

/**
 * The declared return of every registered game beside the one that its rules come to: calculated exactly for each mode, or sampled once
 * (`sample-return.ts`) within three standard errors.
 */
export async function run(): Promise<BenchLine[]> {
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

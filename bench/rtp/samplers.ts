import { join } from 'node:path'
import * as pearlTide from '../../apps/arcade/games/pearl-tide/sample-return.ts'
import pearlTideSample from '../../apps/arcade/games/pearl-tide/sampled-return.json' with { type: 'json' }
import { root } from '../../tools/root.mjs'

/** How a game’s return is sampled. */
export interface Sampler {
  /** The folder of the game, and the files in it that make its rules. */
  readonly folder: string
  readonly files: readonly string[]
  /** The digest of the rules that the committed sample was played by. */
  readonly sampledRules: string
  sample(rounds: number, seed: number): pearlTide.TideSample
  add(samples: readonly pearlTide.TideSample[]): pearlTide.TideSample
  summarize(sample: pearlTide.TideSample): {
    readonly rtp: number
    readonly deviation: number
    readonly margin: number
  }
  readonly multiples: readonly number[]
}

/** The samplers of the games whose return cannot be calculated exactly, by their id. */
export const samplers: Readonly<Record<string, Sampler>> = {
  'pearl-tide': {
    folder: join(root, 'apps/arcade/games/pearl-tide'),
    files: pearlTide.RULES_FILES,
    sampledRules: pearlTideSample.rules_digest,
    sample: pearlTide.sampleReturn,
    add: pearlTide.addSamples,
    summarize: pearlTide.summarizeSample,
    multiples: pearlTide.COUNTED_MULTIPLES,
  },
}

import { parentPort } from 'node:worker_threads'
import { samplers } from './samplers.ts'

/** A part of a sample that a worker is asked for. */
export interface SamplePart {
  readonly game: string
  readonly rounds: number
  readonly seed: number
}

parentPort?.on('message', ({ game, rounds, seed }: SamplePart) => {
  parentPort?.postMessage(samplers[game]?.sample(rounds, seed))
})

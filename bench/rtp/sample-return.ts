// Samples a game's return once and writes the result beside its rules:
// nice -n 19 node tools/run.mjs bench/rtp/sample-return.ts pearl-tide [--rounds 200000000] [--workers 1] [--seed 20261122]
// The result is written after every part, so that an interrupted run leaves an honest smaller one.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { rulesDigest } from '../../apps/arcade/src/testing/rules-digest.ts'
import type { SamplePart } from './sample-worker.ts'
import { type Sampler, samplers } from './samplers.ts'

type Sample = ReturnType<Sampler['sample']>

const PART_ROUNDS = 2_000_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '200000000' },
    workers: { type: 'string', default: '1' },
    seed: { type: 'string', default: '20261122' },
  },
})
const [game = ''] = positionals
const sampler = samplers[game]
if (sampler === undefined)
  throw new Error(`no sampler of ${game}; there are: ${Object.keys(samplers).join(', ')}`)
const digest = rulesDigest(sampler.folder, sampler.files)
const firstSeed = Number(values.seed)
const parts = Math.ceil(Number(values.rounds) / PART_ROUNDS)

let next = 0
let total: Sample | null = null
await Promise.all(Array.from({ length: Number(values.workers) }, () => runWorker(sampler)))

/** Plays parts in a worker until none is left. */
async function runWorker(of: Sampler): Promise<void> {
  const worker = new Worker(new URL('./sample-worker.ts', import.meta.url))
  while (next < parts) {
    const part: SamplePart = { game, rounds: PART_ROUNDS, seed: firstSeed + next }
    next += 1
    const sample = await new Promise<Sample>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.postMessage(part)
    })
    total = total === null ? sample : of.add([total, sample])
    write(of, total)
  }
  await worker.terminate()
}

function write(of: Sampler, sample: Sample): void {
  const { rtp, deviation, margin } = of.summarize(sample)
  const percent = (share: number) => Number((share * 100).toFixed(4))
  const { atLeast, ...counts } = sample
  const result = {
    rules_digest: digest,
    seed: firstSeed,
    part_rounds: PART_ROUNDS,
    rtp: percent(rtp),
    interval_low: percent(rtp - margin),
    interval_high: percent(rtp + margin),
    deviation: Number(deviation.toFixed(3)),
    ...counts,
    at_least: Object.fromEntries(of.multiples.map((multiple, index) => [multiple, atLeast[index] ?? 0])),
  }
  writeFileSync(join(of.folder, 'sampled-return.json'), `${JSON.stringify(result, null, 2)}\n`)
  console.log(`${sample.rounds.toLocaleString('en')} rounds: ${result.rtp} % ± ${percent(margin)}`)
}

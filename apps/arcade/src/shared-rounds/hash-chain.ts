import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** Seeds between two stored ones; deriving a seed takes fewer hashes than this. */
const SPACING = 500
const HASHES_PER_TURN = 5_000

/** The SHA-256 of a seed's text in hex, as `hashServerSeed` gives it in the browser. */
const next = (seed: string): string => hash('sha256', seed, 'hex')

export interface HashChain {
  /** The hash of the first round's seed, published before everything else. */
  readonly terminalHash: string
  /** Every 500th element from the root on; secret. */
  readonly checkpoints: readonly string[]
}

/**
 * Computes a chain of `length` seeds: each is the SHA-256 of the one before it. Rounds use them backwards, so that each
 * revealed seed hashes to what was published with the round before.
 */
export async function createHashChain(root: string, length: number): Promise<HashChain> {
  const checkpoints: string[] = []
  let element = root
  for (let position = 0; position < length; position += 1) {
    if (position % SPACING === 0) checkpoints.push(element)
    element = next(element)
    if (position % HASHES_PER_TURN === 0) await setImmediate()
  }
  return { terminalHash: element, checkpoints }
}

/** Returns the seed of the round at `index` (0 is the chain's first round). Throws a RangeError outside the chain. */
export function seedAt(checkpoints: readonly string[], length: number, index: number): string {
  const position = length - 1 - index
  const checkpoint = checkpoints[Math.floor(position / SPACING)]
  if (index < 0 || checkpoint === undefined) throw new RangeError(`round ${index} of a chain of ${length}`)
  let element = checkpoint
  for (let step = 0; step < position % SPACING; step += 1) element = next(element)
  return element
}

/** The hash that commits to a seed: the seed of the round before it, or the chain's terminal hash. */
export const commitmentOf = next

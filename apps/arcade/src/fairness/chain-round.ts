import { createRandomStream, type RandomStream, type StreamSeeds } from './random-stream.ts'
import { hashServerSeed } from './seed-hash.ts'

/** Rounds that one chain serves: about a month of a table that is always watched. Every chain is used up before the next one. */
export const CHAIN_LENGTH = 100_000

/** A shared round in its chain. */
export interface ChainRound {
  /** The round's number at its table, from 1. */
  readonly number: number
  /** Its place in its chain, from 0. */
  readonly index: number
  /**
   * The stream of the round `back` before it (0 is the round itself): of a chain, an earlier seed is the hash of the next, so
   * a round's seed gives those of all rounds before. Throws a RangeError before the chain's first round.
   */
  streamBefore(back: number): RandomStream
}

/** The round of these seeds: the server seed is its own, the client seed its chain's salt, the nonce its number. */
export function chainRoundOf(seeds: StreamSeeds): ChainRound {
  const { clientSeed, nonce: number } = seeds
  const index = (number - 1) % CHAIN_LENGTH
  const earlier = [seeds.serverSeed]
  const seedBefore = (back: number): string => {
    while (earlier.length <= back) earlier.push(hashServerSeed(earlier.at(-1) ?? ''))
    return earlier[back] ?? ''
  }
  return {
    number,
    index,
    streamBefore(back) {
      if (back < 0 || back > index) throw new RangeError(`${back} rounds before round ${index} of a chain`)
      return createRandomStream({ serverSeed: seedBefore(back), clientSeed, nonce: number - back })
    },
  }
}

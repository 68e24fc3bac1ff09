import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Source of uniformly distributed integers; the only randomness that game rules use. */
export interface RandomStream {
  /** Returns a uniform integer in `[0, bound)`; `bound` is 1 to 2^32. Throws a RangeError otherwise. */
  nextInt(bound: number): number
}

/** The seeds that determine every number of one round. The player sees all three, the server seed after its rotation. */
export interface StreamSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

const WORD_RANGE = 2 ** 32
const WORDS_PER_BLOCK = 8

/** A round's stream across its steps. */
export interface RoundStream extends RandomStream {
  /** 32-bit words consumed since the round opened, rejected ones included. */
  readonly position: number
  /** Returns a stream of the same round from its first word; reading it leaves this one where it is. */
  fromStart(): RandomStream
}

/**
 * Creates the number stream of one round. Block `cursor` (0, 1, 2…) is
 * HMAC-SHA256(key = server seed as text, message = `client seed:nonce:cursor`), read as eight big-endian 32-bit words.
 * A word at or above the greatest multiple of the bound is rejected and the next one used, which avoids modulo bias.
 */
export function createRandomStream(seeds: StreamSeeds): RandomStream {
  return createRoundStream(seeds, 0)
}

/** As `createRandomStream`, starting after the first `position` words. */
export function createRoundStream(seeds: StreamSeeds, position: number): RoundStream {
  const key = utf8ToBytes(seeds.serverSeed)
  let next = position
  let cursor = -1
  let block = new DataView(new ArrayBuffer(0))

  function nextWord(): number {
    const wanted = Math.floor(next / WORDS_PER_BLOCK)
    if (wanted !== cursor) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${seeds.clientSeed}:${seeds.nonce}:${wanted}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      cursor = wanted
    }
    const word = block.getUint32((next % WORDS_PER_BLOCK) * 4)
    next += 1
    return word
  }

  return {
    get position() {
      return next
    },
    fromStart: () => createRandomStream(seeds),
    nextInt(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD_RANGE) throw new RangeError(`bound ${bound}`)
      const limit = WORD_RANGE - (WORD_RANGE % bound)
      let word = nextWord()
      while (word >= limit) word = nextWord()
      return word % bound
    },
  }
}

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** A source of fair whole numbers. Game rules draw from it and from nothing else. */
export interface RandomStream {
  /** A whole number in `[0, bound)`, every one equally likely; `bound` from 1 to 2^32. */
  nextInt(bound: number): number
}

/** What fixes every number of one round. All three are shown to the player, the server seed once it is rotated out. */
export interface StreamSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

const WORD_RANGE = 2 ** 32
const WORDS_PER_BLOCK = 8

/**
 * The numbers of one round. Block `cursor` (0, 1, 2…) is
 * HMAC-SHA256(key = server seed as text, message = `client seed:nonce:cursor`), read as eight big-endian 32-bit words.
 * A word at or above the greatest multiple of the bound is dropped and the next one taken, so no value is favoured.
 */
export function createRandomStream({ serverSeed, clientSeed, nonce }: StreamSeeds): RandomStream {
  const key = utf8ToBytes(serverSeed)
  let cursor = 0
  let wordIndex = WORDS_PER_BLOCK
  let block = new DataView(new ArrayBuffer(0))

  function nextWord(): number {
    if (wordIndex === WORDS_PER_BLOCK) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      cursor += 1
      wordIndex = 0
    }
    const word = block.getUint32(wordIndex * 4)
    wordIndex += 1
    return word
  }

  return {
    nextInt(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD_RANGE) throw new RangeError(`bound ${bound}`)
      const limit = WORD_RANGE - (WORD_RANGE % bound)
      let word = nextWord()
      while (word >= limit) word = nextWord()
      return word % bound
    },
  }
}

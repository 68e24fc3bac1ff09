import type { RandomStream } from './random-stream.ts'

const WORD_RANGE = 2 ** 32

/**
 * Creates a fast number stream for simulations (xoshiro128**), never for play: rounds take their numbers from hashed seeds. Words
 * become numbers as in `createRandomStream`. The same seed, an integer, gives the same numbers.
 */
export function createSimulationStream(seed: number): RandomStream {
  let state = seed | 0
  /** Spreads the seed over the state (splitmix32). */
  const spread = (): number => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
  let a = spread()
  let b = spread()
  let c = spread()
  let d = spread()

  function nextWord(): number {
    const fifth = Math.imul(b, 5)
    const word = Math.imul((fifth << 7) | (fifth >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return word
  }

  return {
    nextInt(bound) {
      const mask = bound - 1
      if ((bound & mask) === 0) return (nextWord() & mask) >>> 0
      const limit = WORD_RANGE - (WORD_RANGE % bound)
      let word = nextWord() >>> 0
      while (word >= limit) word = nextWord() >>> 0
      return word % bound
    },
  }
}

/** Random numbers that are deterministic per seed. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  digits(count: number): string
}

/** Mulberry32: small and sufficient for drawing. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = (seed * 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}

/** Draws that a seed fixes (xorshift over a hashed seed). */
export interface Draws {
  /** In [0, 1). */
  readonly next: () => number
  readonly between: (least: number, most: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Mean 0, variance 1 (sum of uniform draws). */
  readonly normal: () => number
  readonly chance: (share: number) => boolean
}

/** Every seed's text begins with it: another name gives other persons, rooms, phones and films throughout. */
export const SET = 'fourth'

/** Draws of a named seed: the same text gives the same draws on every machine. */
export function drawFrom(seed: string): Draws {
  let state = 0x9e3779b9
  for (const letter of `${SET} ${seed}`)
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) ^ (state >>> 13)
  state = Math.imul(state ^ (state >>> 16), 0xc2b2ae35)
  state ^= state >>> 16
  if (state === 0) state = 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
  for (let step = 0; step < 8; step += 1) next()
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    chance: (share) => next() < share,
  }
}

/** A smooth step from 0 at `from` to 1 at `to` (either may be the larger). */
export function ease(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

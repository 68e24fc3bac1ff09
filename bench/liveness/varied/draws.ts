/** Numbers drawn from a text: the same text gives the same numbers. */
export interface Draws {
  /** From 0 to 1. */
  share(): number
  between(least: number, most: number): number
  /** Mean 0, deviation 1. */
  normal(): number
  one<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export function drawFrom(text: string): Draws {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    share,
    between: (least, most) => least + (most - least) * share(),
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    one: (list) => {
      const picked = list[Math.floor(share() * list.length)]
      if (picked === undefined) throw new Error('nothing to draw from')
      return picked
    },
    chance: (limit) => share() < limit,
  }
}

/** A slow movement of a hand or an eye: a few waves of drawn length and phase, about ±1. */
export function drawTremor(draws: Draws): (seconds: number) => number {
  const waves = [0.35, 0.9, 2.1, 4.7].map((rate, index) => ({
    rate: rate * draws.between(0.7, 1.3),
    phase: draws.between(0, 2 * Math.PI),
    size: [1, 0.55, 0.25, 0.1][index] ?? 0,
  }))
  return (seconds) =>
    waves.reduce(
      (sum, { rate, phase, size }) => sum + size * Math.sin(2 * Math.PI * rate * seconds + phase),
      0,
    ) / 1.4
}

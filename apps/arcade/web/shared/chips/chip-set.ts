/** A chip's value in minor units, with its colours. */
export interface ChipTone {
  readonly value: bigint
  readonly colour: string
  readonly edge: string
}

/** The chips of a game, ascending by value. */
export interface ChipSet {
  readonly tones: readonly [ChipTone, ...ChipTone[]]
  /** The line around the chip's middle. */
  readonly ring: 'solid' | 'dashed'
}

/** Formats an amount for a chip: `50`, `1.5k`, `20k`. */
export function chipLabel(minor: bigint): string {
  const whole = Number(minor) / 100
  return whole < 1_000 ? `${whole}` : `${Math.floor(whole / 100) / 10}k`
}

/** The tone of the largest chip that an amount holds; the smallest chip's for less. */
export function toneOf({ tones }: ChipSet, amountMinor: bigint): ChipTone {
  return [...tones].reverse().find(({ value }) => value <= amountMinor) ?? tones[0]
}

/** The chips that at least one spot of a table takes. */
export function chipsWithin({ tones }: ChipSet, spots: readonly { readonly max: bigint }[]): ChipTone[] {
  return tones.filter(({ value }) => spots.some(({ max }) => value <= max))
}

/** The fewest chips that make an amount, the largest first, at most `most`; what no chip makes is left out. */
export function stackOf({ tones }: ChipSet, amountMinor: bigint, most: number): ChipTone[] {
  const stack: ChipTone[] = []
  let left = amountMinor
  for (const tone of [...tones].reverse()) {
    while (left >= tone.value && stack.length < most) {
      stack.push(tone)
      left -= tone.value
    }
  }
  return stack.length > 0 ? stack : [tones[0]]
}

/** The chips on a spot of a table, as one stake in minor units. */
export interface ChipStake {
  readonly spot: string
  readonly stake: bigint
}

/** How many chips of the value in hand are put on a spot. */
export interface SpotChips {
  readonly spot: string
  readonly chips: number
}

/** Why chips cannot be placed; `limit` is the amount they would break, in minor units. */
export interface ChipFault {
  readonly kind: 'spot_minimum' | 'spot_maximum' | 'round_maximum'
  readonly limit: bigint
}

/** What a table takes, in minor units. The arcade checks the same again. */
export interface ChipLimits {
  /** The limits of a spot; undefined for one that takes anything. */
  spotOf(spot: string): { readonly min: bigint; readonly max: bigint } | undefined
  /** All chips of a round together; null without such a limit. */
  readonly roundMax: bigint | null
  /** What happens to a chip beyond the spot's maximum: refused with a fault, or reduced to fill the spot up to it. */
  readonly beyond: 'refuse' | 'fill'
  /** Chips of the player that are bet already and count against the limits: of a round in which bets can be added. */
  readonly placed?: readonly ChipStake[]
}

/** Chips that a player lays out before a round. */
export interface ChipLayout {
  readonly chips: readonly ChipStake[]
  /** The chips before each change, for undo; the latest last. */
  readonly before: readonly (readonly ChipStake[])[]
  /** The chips of the last round, for a repeat. */
  readonly last: readonly ChipStake[]
  /** The chip in hand, in minor units. */
  readonly value: bigint
  /** Why the latest chips were not placed. */
  readonly fault: ChipFault | null
}

const MOST_UNDO = 60

export const createChipLayout = (value: bigint, last: readonly ChipStake[] = []): ChipLayout => ({
  chips: [],
  before: [],
  last,
  value,
  fault: null,
})

export const totalOf = (chips: readonly ChipStake[]): bigint =>
  chips.reduce((sum, { stake }) => sum + stake, 0n)

export const stakeOn = (chips: readonly ChipStake[], spot: string): bigint =>
  chips.find((chip) => chip.spot === spot)?.stake ?? 0n

/** Joins stakes on the same spot. */
export function mergeChips(...layers: readonly (readonly ChipStake[])[]): ChipStake[] {
  const stakes = new Map<string, bigint>()
  for (const { spot, stake } of layers.flat()) stakes.set(spot, (stakes.get(spot) ?? 0n) + stake)
  return [...stakes].map(([spot, stake]) => ({ spot, stake })).filter(({ stake }) => stake > 0n)
}

/** Checks chips as the arcade will; null when the table takes them. */
export function findChipFault(added: readonly ChipStake[], limits: ChipLimits): ChipFault | null {
  const chips = limits.placed === undefined ? added : mergeChips(limits.placed, added)
  for (const { spot, stake } of chips) {
    const range = limits.spotOf(spot)
    if (range === undefined) continue
    if (stake < range.min) return { kind: 'spot_minimum', limit: range.min }
    if (stake > range.max) return { kind: 'spot_maximum', limit: range.max }
  }
  const { roundMax } = limits
  return roundMax !== null && totalOf(chips) > roundMax ? { kind: 'round_maximum', limit: roundMax } : null
}

/** Replaces the chips, all or none: refused chips leave the layout unchanged with a fault. Undo restores the chips before. */
export function takeChips<L extends ChipLayout>(
  layout: L,
  wanted: readonly ChipStake[],
  limits: ChipLimits,
): L {
  const chips = limits.beyond === 'fill' ? wanted.map((chip) => filled(chip, limits)) : wanted
  const fault = findChipFault(chips, limits)
  return fault === null ? changed(layout, chips) : { ...layout, fault }
}

/** Adds chips of the value in hand. Chips on the same spot become one stake. */
export const placeChips = <L extends ChipLayout>(
  layout: L,
  added: readonly SpotChips[],
  limits: ChipLimits,
): L => {
  const stakes = added.map(({ spot, chips }) => ({ spot, stake: layout.value * BigInt(chips) }))
  return takeChips(layout, mergeChips(layout.chips, stakes), limits)
}

/** Doubles every stake. */
export const doubleChips = <L extends ChipLayout>(layout: L, limits: ChipLimits): L =>
  takeChips(layout, mergeChips(layout.chips, layout.chips), limits)

/** Replaces the chips by those of the last round. */
export const repeatChips = <L extends ChipLayout>(layout: L, limits: ChipLimits): L =>
  takeChips(layout, layout.last, limits)

export const clearChips = <L extends ChipLayout>(layout: L): L => changed(layout, [])

/** Undoes the latest change. */
export const undoChips = <L extends ChipLayout>(layout: L): L => ({
  ...layout,
  chips: layout.before.at(-1) ?? layout.chips,
  before: layout.before.slice(0, -1),
  fault: null,
})

/** After the bet: the table is empty, and the chips can be repeated. */
export const startRound = <L extends ChipLayout>(layout: L, bet: readonly ChipStake[]): L => ({
  ...layout,
  chips: [],
  before: [],
  last: bet,
  fault: null,
})

const changed = <L extends ChipLayout>(layout: L, chips: readonly ChipStake[]): L => ({
  ...layout,
  chips,
  before: [...layout.before.slice(-MOST_UNDO), layout.chips],
  fault: null,
})

function filled({ spot, stake }: ChipStake, limits: ChipLimits): ChipStake {
  const max = limits.spotOf(spot)?.max
  return { spot, stake: max !== undefined && stake > max ? max : stake }
}

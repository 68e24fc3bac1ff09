import { ROULETTE_LIMITS, ROULETTE_ROUND_MAX, type RouletteTableId } from '../../limits.ts'
import type { Chip } from '../../rules.ts'
import type { SpotChips } from '../../sectors.ts'
import { findSpot } from '../../spots.ts'

/** Why chips cannot be placed; `limit` is the amount they would break, in minor units. */
export interface ChipFault {
  readonly kind: 'spot_minimum' | 'spot_maximum' | 'round_maximum'
  readonly limit: bigint
}

export type Placed =
  | { readonly ok: true; readonly chips: readonly Chip[] }
  | { readonly ok: false; readonly fault: ChipFault }

export const stakeOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { stake }) => sum + stake, 0n)

/** Adds chips of one value, all or none, within the limits of the table. Chips on the same spot become one stake. */
export function placeChips(
  chips: readonly Chip[],
  added: readonly SpotChips[],
  valueMinor: bigint,
  table: RouletteTableId,
): Placed {
  const stakes = new Map(chips.map(({ spot, stake }) => [spot, stake]))
  for (const { spot, chips: count } of added)
    stakes.set(spot, (stakes.get(spot) ?? 0n) + valueMinor * BigInt(count))
  return withinLimits(
    [...stakes].map(([spot, stake]) => ({ spot, stake })),
    table,
  )
}

/** Doubles every chip, all or none. */
export const doubleChips = (chips: readonly Chip[], table: RouletteTableId): Placed =>
  withinLimits(
    chips.map(({ spot, stake }) => ({ spot, stake: stake * 2n })),
    table,
  )

/** Checks chips as the arcade will; so chips of another table can be taken over or refused. */
export function withinLimits(chips: readonly Chip[], table: RouletteTableId): Placed {
  for (const { spot, stake } of chips) {
    const kind = findSpot(spot)?.kind
    if (kind === undefined) continue
    const { min, max } = ROULETTE_LIMITS[table][kind]
    if (stake < min) return { ok: false, fault: { kind: 'spot_minimum', limit: min } }
    if (stake > max) return { ok: false, fault: { kind: 'spot_maximum', limit: max } }
  }
  if (stakeOf(chips) > ROULETTE_ROUND_MAX)
    return { ok: false, fault: { kind: 'round_maximum', limit: ROULETTE_ROUND_MAX } }
  return { ok: true, chips }
}

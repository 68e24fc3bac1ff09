import type { ChipLimits } from '../../../../web/shared/chips/chip-layout.ts'
import { ROULETTE_LIMITS, ROULETTE_ROUND_MAX, type RouletteTableId } from '../../limits.ts'
import { findSpot } from '../../spots.ts'

/** What a table takes; so chips of the other table can be taken over or refused. */
export const chipLimitsOf = ({ table }: { readonly table: RouletteTableId }): ChipLimits => ({
  spotOf(id) {
    const kind = findSpot(id)?.kind
    return kind === undefined ? undefined : ROULETTE_LIMITS[table][kind]
  },
  roundMax: ROULETTE_ROUND_MAX,
  beyond: 'refuse',
})

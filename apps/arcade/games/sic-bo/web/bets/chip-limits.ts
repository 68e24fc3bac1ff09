import type { ChipLimits, ChipStake } from '../../../../web/shared/chips/chip-layout.ts'
import { SIC_BO_LIMITS, SIC_BO_ROUND_MAX } from '../../limits.ts'
import { findSpot } from '../../spots.ts'

/** What the table takes beside the chips that the player has bet in this round already. */
export const chipLimitsWith = (placed: readonly ChipStake[]): ChipLimits => ({
  spotOf(id) {
    const kind = findSpot(id)?.kind
    return kind === undefined ? undefined : SIC_BO_LIMITS[kind]
  },
  roundMax: SIC_BO_ROUND_MAX,
  beyond: 'refuse',
  placed,
})

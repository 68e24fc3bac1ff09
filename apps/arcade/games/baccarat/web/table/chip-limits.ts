import type { ChipLimits } from '../../../../web/shared/chips/chip-layout.ts'
import { BACCARAT_ROUND_MAX, SPOT_LIMITS } from '../../limits.ts'
import { BACCARAT_SPOTS, type BaccaratSpot } from '../../rules.ts'
import type { Chip } from '../../valid-bet.ts'

export const findSpot = (id: string): BaccaratSpot | undefined => BACCARAT_SPOTS.find((spot) => spot === id)

/** What the table still takes beside the chips that are bet already. */
export function chipLimitsBeside(confirmed: readonly Chip[]): ChipLimits {
  const bet = confirmed.reduce((sum, { stake }) => sum + stake, 0n)
  return {
    spotOf(id) {
      const spot = findSpot(id)
      if (spot === undefined) return undefined
      const { min, max } = SPOT_LIMITS[spot]
      const own = confirmed.find((chip) => chip.spot === spot)?.stake ?? 0n
      return { min, max: max - own }
    },
    roundMax: BACCARAT_ROUND_MAX - bet,
    beyond: 'refuse',
  }
}

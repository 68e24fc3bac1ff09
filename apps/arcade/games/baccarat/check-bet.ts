import type { BetFault } from '../../src/games/game-module.ts'
import { checkSpot } from '../../src/games/spot-limits.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { BACCARAT_ROUND_MAX, SIZE_HANDS, SIZE_SPOTS, SPOT_LIMITS, TABLE_SPOTS } from './limits.ts'
import type { BaccaratBet } from './schemas.ts'
import { shoePlace } from './shoe.ts'

/** Checks every chip against the limits of its spot at the bet's table, and all together against the limit of a round. */
export function checkBaccaratBet({ table, chips }: BaccaratBet): BetFault | null {
  let total = 0n
  for (const { spot, amount } of chips) {
    if (!TABLE_SPOTS[table].includes(spot)) return 'not_a_choice'
    const stake = parseAmount(amount) ?? 0n
    const fault = checkSpot(stake, SPOT_LIMITS[spot])
    if (fault !== null) return fault
    total += stake
  }
  return total > BACCARAT_ROUND_MAX ? 'above_maximum' : null
}

/** Also checks what only some rounds take: 大 and 小 in the first hands of a shoe. */
export function checkInRound(bet: BaccaratBet, number: number): BetFault | null {
  const hasSize = bet.chips.some(({ spot }) => SIZE_SPOTS.includes(spot))
  if (hasSize && shoePlace(number).hand > SIZE_HANDS) return 'not_a_choice'
  return checkBaccaratBet(bet)
}

import type { BetFault } from '../../src/games/game-module.ts'
import { checkSpot } from '../../src/games/spot-limits.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { ROULETTE_LIMITS, ROULETTE_ROUND_MAX } from './limits.ts'
import type { RouletteBet } from './schemas.ts'
import { findSpot } from './spots.ts'

/** Checks every chip against the limits of its spot at the bet's table, and all together against the limit of a round. */
export function checkRouletteBet({ table, chips }: RouletteBet): BetFault | null {
  let total = 0n
  for (const { spot, amount } of chips) {
    const kind = findSpot(spot)?.kind
    if (kind === undefined) return 'not_a_choice'
    const stake = parseAmount(amount) ?? 0n
    const fault = checkSpot(stake, ROULETTE_LIMITS[table][kind])
    if (fault !== null) return fault
    total += stake
  }
  return total > ROULETTE_ROUND_MAX ? 'above_maximum' : null
}

import type { BetFault, TableLimits } from '../../src/games/game-module.ts'
import { checkSpot, mainSpot } from '../../src/games/spot-limits.ts'
import { stakesOf } from './play.ts'
import type { BlackjackBet } from './schemas.ts'

/** Checks each spot's stake against the table; a bet without any stake is below the minimum. */
export function checkBlackjackBet(bet: BlackjackBet, table: TableLimits): BetFault | null {
  const stakes = stakesOf(bet).filter((stake) => stake !== null)
  if (stakes.length === 0) return 'below_minimum'
  for (const stake of stakes) {
    const fault = checkSpot(stake, mainSpot(table))
    if (fault !== null) return fault
  }
  return null
}

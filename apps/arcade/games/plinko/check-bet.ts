import type { BetFault, TableLimits } from '../../src/games/game-module.ts'
import { checkSpot, mainSpot } from '../../src/games/spot-limits.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { PLINKO_ROUND_MAX } from './limits.ts'
import type { PlinkoBet } from './schemas.ts'

/** Checks the stake of a ball against the table, and that of all balls together against the limit of a round. */
export function checkPlinkoBet({ amount, balls }: PlinkoBet, table: TableLimits): BetFault | null {
  const ballMinor = parseAmount(amount) ?? 0n
  const fault = checkSpot(ballMinor, mainSpot(table))
  if (fault !== null) return fault
  return ballMinor * BigInt(balls) > PLINKO_ROUND_MAX ? 'above_maximum' : null
}

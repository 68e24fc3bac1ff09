import type { SpotLimits } from '../../src/games/game-module.ts'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoMultipliers } from './payouts.ts'

/** The stake of one ball in minor units: any multiple of `step`. Every payout of it is a whole number of minor units. */
export const PLINKO_BALL: SpotLimits = { min: 100n, max: 100_000n, choices: [], step: 100n, start: 1_000n }
/** Maximum stake of all balls of a round together, in minor units. */
export const PLINKO_ROUND_MAX = 1_000_000n
export const PLINKO_MAX_BALLS = 100

const highest = Math.max(
  ...PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.flatMap((risk) => plinkoMultipliers(rows, risk))),
)
/** The payout of a round when every ball lands in the best slot of all boards, in minor units. Payouts are never capped. */
export const PLINKO_MAX_WIN = (PLINKO_ROUND_MAX * BigInt(highest)) / 10n

/** Returns the most balls a stake allows in one round. */
export function plinkoMaxBalls(ballMinor: bigint): number {
  const most = ballMinor > 0n ? PLINKO_ROUND_MAX / ballMinor : 0n
  return most < BigInt(PLINKO_MAX_BALLS) ? Number(most) : PLINKO_MAX_BALLS
}

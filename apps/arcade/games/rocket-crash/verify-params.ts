import { formatMultiplier } from './rules.ts'
import type { RocketRound } from './schemas.ts'

/** The query parameters that give the verifier page this round's bet: a bet that was cashed out aimed at that multiplier. */
export function rocketVerifyParams({ bet, target, cashed_out }: RocketRound): Record<string, string> {
  const stop = cashed_out ?? target
  return { bet, target: stop === null ? '' : formatMultiplier(stop) }
}

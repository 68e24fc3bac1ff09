import type { SpotLimits } from '../../src/games/game-module.ts'

/** The allowed total stakes in minor units. Each is a whole number of minor units a twentieth, so wins need no rounding. */
const BETS = [100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n] as const

export const PEARL_TIDE_LIMITS: SpotLimits = {
  min: BETS[0],
  max: BETS[8],
  choices: BETS,
  step: BETS[0],
  start: 1_000n,
}

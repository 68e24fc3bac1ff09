import type { SpotLimits } from '../../src/games/game-module.ts'

/** A round is played on one to three spots; each of them may become up to four hands. */
export const SPOTS = [0, 1, 2] as const
export const MAX_HANDS_PER_SPOT = 4

/** The stake of one spot in minor units. Even amounts: half of one is a whole number of minor units. */
export const BLACKJACK_LIMITS: SpotLimits = {
  min: 1_000n,
  max: 500_000n,
  choices: [],
  step: 1_000n,
  start: 10_000n,
}
/** Maximum payout of a round: every hand of every spot split, doubled and won. */
export const BLACKJACK_MAX_WIN =
  BLACKJACK_LIMITS.max * BigInt(SPOTS.length) * BigInt(MAX_HANDS_PER_SPOT) * 2n * 2n

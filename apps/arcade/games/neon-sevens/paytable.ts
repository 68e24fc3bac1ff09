import type { SpotLimits } from '../../src/games/game-module.ts'
import type { PayingSymbol } from './symbols.ts'

/** Payouts of three of a kind on a line, as multiples of the line stake (total stake / 5). */
export const PAYTABLE: Readonly<Record<PayingSymbol, number>> = {
  seven: 250,
  bar: 80,
  bell: 40,
  melon: 20,
  grape: 15,
  orange: 10,
  cherry: 10,
}
/** Payout of cherries on the first two reels of a line without a third, as a multiple of the line stake. */
export const TWO_CHERRIES_PAY = 5
/** A lantern multiplies the line that it completes. */
export const LANTERN_FACTOR = 2

/** The allowed total stakes in minor units. Each is a whole number of minor units a line, so wins need no rounding. */
const BETS = [100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n] as const

export const NEON_SEVENS_LIMITS: SpotLimits = {
  min: BETS[0],
  max: BETS[9],
  choices: BETS,
  step: BETS[0],
  start: 1_000n,
}

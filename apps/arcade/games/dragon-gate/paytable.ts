import type { PayingSymbol } from './symbols.ts'

/** The allowed total stakes in minor units. Each is divisible by the 20 lines, so wins need no rounding. */
export const DRAGON_GATE_BETS: readonly bigint[] = [
  100n,
  200n,
  500n,
  1_000n,
  2_000n,
  5_000n,
  10_000n,
  20_000n,
  50_000n,
  100_000n,
]
export const DRAGON_GATE_START_BET = 1_000n
/** Maximum win of a round as a multiple of the total stake; a round that reaches it ends. */
export const MAX_WIN_MULTIPLE = 2_000n

/** Payouts of 3, 4 and 5 of a kind as multiples of the line stake (total stake / 20). */
export const PAYTABLE: Readonly<Record<PayingSymbol, readonly [number, number, number]>> = {
  koi: [50, 200, 1000],
  coin: [30, 100, 500],
  jade: [20, 80, 300],
  lotus: [15, 60, 200],
  ace: [10, 30, 100],
  king: [10, 25, 100],
  queen: [5, 20, 75],
  jack: [5, 20, 75],
}
/** Payouts of 3, 4 and 5 scatters (gates) in any position as multiples of the total stake. */
export const SCATTER_PAY: Readonly<Record<3 | 4 | 5, number>> = { 3: 2, 4: 10, 5: 50 }
/** Free spins awarded by 3, 4 and 5 scatters, in the base game and as a retrigger. */
export const FREE_SPINS: Readonly<Record<3 | 4 | 5, number>> = { 3: 10, 4: 12, 5: 15 }

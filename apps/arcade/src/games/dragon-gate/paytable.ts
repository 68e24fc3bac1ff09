import type { PayingSymbol } from './symbols.ts'

/** Total stakes in minor units; each divides by the twenty lines, so every win is whole minor units without rounding. */
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
/** The most one round pays, times the total stake; a round that reaches it ends there. */
export const MAX_WIN_MULTIPLE = 2_000n

/** What 3, 4 and 5 of a kind pay, times the stake on one line (a twentieth of the total). */
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
/** What 3, 4 and 5 gates anywhere pay, times the total stake. */
export const SCATTER_PAY: Readonly<Record<3 | 4 | 5, number>> = { 3: 2, 4: 10, 5: 50 }
/** Free spins that 3, 4 and 5 gates give, in the base game and again within free spins. */
export const FREE_SPINS: Readonly<Record<3 | 4 | 5, number>> = { 3: 10, 4: 12, 5: 15 }

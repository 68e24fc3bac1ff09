import type { PlinkoRisk, PlinkoRows } from '../../payouts.ts'

/** A board as it is shown: its multipliers are those of the round, or of the next one. */
export interface ShownBoard {
  readonly rows: PlinkoRows
  readonly risk: PlinkoRisk
  /** From left to right, in tenths of a ball's stake. */
  readonly multipliers: readonly number[]
}

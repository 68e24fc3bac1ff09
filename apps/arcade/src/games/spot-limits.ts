import type { BetFault, SpotLimits, TableLimits } from './game-module.ts'

/** Returns the table's main spot. Throws when it has none. */
export function mainSpot(table: TableLimits): SpotLimits {
  const spot = table.spots.main ?? Object.values(table.spots)[0]
  if (spot === undefined) throw new Error(`table ${table.id} has no spot`)
  return spot
}

/** Checks an amount in minor units against a spot's limits. */
export function checkSpot(amount: bigint, { min, max, choices, step }: SpotLimits): BetFault | null {
  if (amount < min) return 'below_minimum'
  if (amount > max) return 'above_maximum'
  if (choices.length > 0) return choices.includes(amount) ? null : 'not_a_choice'
  return amount % step === 0n ? null : 'not_a_choice'
}

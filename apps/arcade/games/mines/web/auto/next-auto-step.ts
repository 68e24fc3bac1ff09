import type { MinesRound } from '../../schemas.ts'

/** What automatic play does next. */
export type AutoStep =
  | { readonly kind: 'open' }
  | { readonly kind: 'pick'; readonly tile: number }
  | { readonly kind: 'cash_out' }

/** Opens a round, then the tiles of the pattern in order, then cashes out. */
export function nextAutoStep(round: MinesRound | null, pattern: readonly number[]): AutoStep {
  if (round?.status !== 'open') return { kind: 'open' }
  const tile = pattern.find((each) => !round.picks.includes(each))
  return tile === undefined ? { kind: 'cash_out' } : { kind: 'pick', tile }
}

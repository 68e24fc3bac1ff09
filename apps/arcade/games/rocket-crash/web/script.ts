import { LOWEST_CRASH } from '../rules.ts'
import type { RocketRound } from '../schemas.ts'
import type { RocketEvent } from './rocket-types.ts'

/** What a bet shows when it is replayed: nothing is decided here. */
export function script({ status, cashed_out, crash, win, bet }: RocketRound): readonly RocketEvent[] {
  if (status === 'void') return [{ type: 'returned' }]
  if (status === 'open') return []
  const end = cashed_out ?? crash ?? LOWEST_CRASH
  return [{ type: 'flight', end, hasCrashed: cashed_out === null, win, bet }]
}

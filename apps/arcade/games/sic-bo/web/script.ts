import { readChips } from '../chips.ts'
import type { SicBoRound } from '../schemas.ts'
import type { SicBoEvent } from './sic-bo-types.ts'

/** What a bet shows when it is replayed: nothing is decided here. */
export function script({ status, chips, dice, win, bet }: SicBoRound): readonly SicBoEvent[] {
  if (status === 'void') return [{ type: 'returned' }]
  if (dice === null) return []
  return [
    { type: 'roll', dice, chips: readChips(chips) },
    { type: 'settle', win, bet },
  ]
}

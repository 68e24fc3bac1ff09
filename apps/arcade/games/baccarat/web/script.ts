import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { BaccaratState } from '../schemas.ts'
import type { Chip } from '../valid-bet.ts'
import type { BaccaratEvent, ShownRound } from './baccarat-types.ts'

export const chipsOfRound = ({ chips }: Pick<BaccaratState, 'chips'>): Chip[] =>
  chips.map(({ spot, amount }) => ({ spot, stake: toMinor(amount) }))

/** What a bet shows when it is replayed: nothing is decided here. An open one shows nothing; the table does. */
export function script(round: ShownRound): readonly BaccaratEvent[] {
  const { status, hand, table, win, bet } = round
  if (status === 'void') return [{ type: 'returned' }]
  if (status === 'open' || hand === null) return []
  return [
    { type: 'deal', hand, chips: chipsOfRound(round), table },
    { type: 'settle', hand, win, bet },
  ]
}

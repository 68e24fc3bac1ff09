import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import type { BaccaratTable } from '../../rules.ts'
import type { Chip } from '../../valid-bet.ts'
import type { ShownRound } from '../baccarat-types.ts'
import { chipsOfRound } from '../script.ts'

/** The player's bet in the hand that the table shows; null without one. */
export function playerBet({ mine }: TableView, table: BaccaratTable): ShownRound | null {
  const bets = (mine as readonly ShownRound[]).filter((round) => round.table === table)
  return bets.filter(({ status }) => status !== 'void').at(-1) ?? null
}

/** The chips of a bet that is in play. */
export const confirmedChips = (own: ShownRound | null): readonly Chip[] =>
  own?.status === 'open' ? chipsOfRound(own) : []

/** The stakes of everybody on each spot, in minor units, of the bets that the table shows. */
export function stakesOfEverybody({ bets }: TableView): ReadonlyMap<string, bigint> {
  const stakes = new Map<string, bigint>()
  for (const { status, chips } of bets) {
    if (status === 'void' || !Array.isArray(chips)) continue
    for (const { spot, amount } of chips as readonly { spot: string; amount: string }[])
      stakes.set(spot, (stakes.get(spot) ?? 0n) + toMinor(amount))
  }
  return stakes
}

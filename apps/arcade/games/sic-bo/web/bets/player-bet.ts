import type { ChipStake } from '../../../../web/shared/chips/chip-layout.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { readChips } from '../../chips.ts'
import type { SicBoRound } from '../../schemas.ts'

/** The player's bet in the table's round, open or over; null without one and after it was cancelled. */
export function playerBet({ mine }: Pick<TableView, 'mine'>): SicBoRound | null {
  const bets = mine as readonly SicBoRound[]
  return bets.filter(({ status }) => status !== 'void').at(-1) ?? null
}

/** The chips of the player's open bet. */
export function placedChips(table: Pick<TableView, 'mine'>): readonly ChipStake[] {
  const own = playerBet(table)
  return own?.status === 'open' ? readChips(own.chips) : []
}

/** Whether the table takes bets from this page now. */
export const isBetting = ({ isConnected, round }: TableView): boolean =>
  isConnected && round?.phase === 'betting'

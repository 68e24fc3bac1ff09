import type { TableBet } from '../../../../src/shared-rounds/table-protocol.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import type { WireChip } from '../../chips.ts'
import type { SicBoRound } from '../../schemas.ts'

/** A bet's id among the bets of everybody is the beginning of its own. */
const ID_LENGTH = 8

/** What the other players have on each spot, in minor units: of the largest bets, which the table shows. */
export function otherPlayersStakes(
  { bets }: Pick<TableView, 'bets'>,
  own: SicBoRound | null,
): ReadonlyMap<string, bigint> {
  const stakes = new Map<string, bigint>()
  for (const bet of bets) {
    if (bet.status === 'void' || bet.id === own?.round_id.slice(0, ID_LENGTH)) continue
    for (const { spot, amount } of chipsOf(bet)) stakes.set(spot, (stakes.get(spot) ?? 0n) + toMinor(amount))
  }
  return stakes
}

const chipsOf = ({ chips }: TableBet): readonly WireChip[] =>
  Array.isArray(chips) ? chips.filter(isChip) : []

const isChip = (chip: unknown): chip is WireChip =>
  typeof chip === 'object' &&
  chip !== null &&
  'spot' in chip &&
  'amount' in chip &&
  typeof chip.spot === 'string' &&
  typeof chip.amount === 'string'

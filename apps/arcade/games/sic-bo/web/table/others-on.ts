import { z } from 'zod'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import type { SicBoRound } from '../../schemas.ts'

const publicBetSchema = z.object({ chips: z.array(z.object({ spot: z.string(), amount: z.string() })) })
/** A bet's id among the bets of everybody is the beginning of its own. */
const ID_LENGTH = 8

/** What the other players have on each spot, in minor units: of the largest bets, which the table shows. */
export function othersOn(
  { bets }: Pick<TableView, 'bets'>,
  own: SicBoRound | null,
): ReadonlyMap<string, bigint> {
  const stakes = new Map<string, bigint>()
  for (const bet of bets) {
    if (bet.status === 'void' || bet.id === own?.round_id.slice(0, ID_LENGTH)) continue
    const parsed = publicBetSchema.safeParse(bet)
    for (const { spot, amount } of parsed.success ? parsed.data.chips : [])
      stakes.set(spot, (stakes.get(spot) ?? 0n) + toMinor(amount))
  }
  return stakes
}

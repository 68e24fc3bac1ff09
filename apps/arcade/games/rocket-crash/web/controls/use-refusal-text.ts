import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { GameFault } from '../../../../web/shared/api/game-fault.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { tableStoreOf } from '../../../../web/shared/table/table-store.ts'
import { useTableFaultText } from '../../../../web/shared/table/use-table-fault-text.ts'
import type { RocketBet } from '../../schemas.ts'
import { rocketText } from '../../text.ts'
import { ROCKET_TABLE } from '../rocket-types.ts'
import { stakeLeft } from './stake-left.ts'

/**
 * Returns what the player reads when the table refuses a bet or an action. A bet over what the player may win on a flight is told how
 * much can still be bet.
 */
export function useRefusalText(): (fault: GameFault, bet?: RocketBet) => string {
  const { session } = useGameKit()
  const text = useText(rocketText)
  const describe = useTableFaultText({
    ROUND_CLOSED: text.tooLate,
    BETTING_CLOSED: text.closed,
    TABLE_LIMIT: text.tableFull,
  })
  return (fault, bet) => {
    const isOverLimit = fault.kind === 'refused' && fault.code === 'TABLE_LIMIT' && bet !== undefined
    const left = isOverLimit ? stakeLeft(tableStoreOf(session, ROCKET_TABLE).view(), bet) : null
    if (left === null) return describe(fault)
    return left === 0n ? text.nothingLeft : text.leftToBet(formatWholeAmount(left))
  }
}

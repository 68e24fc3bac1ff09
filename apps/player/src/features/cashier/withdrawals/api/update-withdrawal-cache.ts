import type { Withdrawal } from '@gamehall/contract/cashier'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'
import { refreshPlayerInfo } from '../../../../shared/player/use-player-info.ts'

/** Writes an order from a response to the query cache; refetches the lists and the player's balance. */
export function updateWithdrawalCache(client: QueryClient, order: Withdrawal): void {
  client.setQueryData(queryKeyOf('getWithdrawal', { order_no: order.order_no }), order)
  void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  void client.invalidateQueries({ queryKey: ['listWithdrawals'] })
  void refreshPlayerInfo(client)
}

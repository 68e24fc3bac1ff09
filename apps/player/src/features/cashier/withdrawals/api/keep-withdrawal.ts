import type { Withdrawal } from '@gamehall/contract/cashier'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../../shared/api/use-call.ts'
import { refreshPlayerInfo } from '../../../../shared/player/use-player-info.ts'

/** Puts an order as the hall just answered it in place; whatever shows it, or the money it holds, is read again. */
export function keepWithdrawal(client: QueryClient, order: Withdrawal): void {
  client.setQueryData(queryKeyOf('getWithdrawal', { order_no: order.order_no }), order)
  void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  void client.invalidateQueries({ queryKey: ['listWithdrawals'] })
  void refreshPlayerInfo(client)
}

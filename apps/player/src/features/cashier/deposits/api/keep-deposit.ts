import type { Deposit } from '@gamehall/contract/cashier'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../../shared/api/use-call.ts'

/** Puts an order as the hall just answered it in place, and has every list that shows it read again. */
export function keepDeposit(client: QueryClient, order: Deposit): void {
  client.setQueryData(queryKeyOf('getDeposit', { order_no: order.order_no }), order)
  void client.invalidateQueries({ queryKey: ['getDepositInfo'] })
  void client.invalidateQueries({ queryKey: ['listDeposits'] })
}

import type { Deposit } from '@gamehall/contract/cashier'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Writes an order from a response to the query cache and invalidates the queries that list it. */
export function updateDepositCache(client: QueryClient, order: Deposit): void {
  client.setQueryData(queryKeyOf('getDeposit', { order_no: order.order_no }), order)
  void client.invalidateQueries({ queryKey: ['getDepositInfo'] })
  void client.invalidateQueries({ queryKey: ['listDeposits'] })
}

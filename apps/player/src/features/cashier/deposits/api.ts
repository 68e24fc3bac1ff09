import type { Deposit, DepositMethod, DepositStatus } from '@gamehall/contract/cashier'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf, useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { type MoneyCall, useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { pollIntervalMs } from './deposit-order.ts'

/** Writes an order from a response to the query cache and invalidates the queries that list it. */
function updateDepositCache(client: QueryClient, order: Deposit): void {
  client.setQueryData(queryKeyOf('getDeposit', { order_no: order.order_no }), order)
  void client.invalidateQueries({ queryKey: ['getDepositInfo'] })
  void client.invalidateQueries({ queryKey: ['listDeposits'] })
}

/** Cancels an unpaid deposit order. */
export function useCancelDeposit() {
  const client = useQueryClient()
  return useCallMutation('cancelDeposit', { onSuccess: (order) => updateDepositCache(client, order) })
}

/** Reports a deposit order as paid. */
export function useConfirmDeposit() {
  const client = useQueryClient()
  return useCallMutation('confirmDeposit', { onSuccess: (order) => updateDepositCache(client, order) })
}

/** Creates a deposit order. On an error it refetches the deposit info: an order may have been created elsewhere (10075). */
export function useCreateDeposit(
  onDone: (order: CallResponse<'createDeposit'>) => void,
): MoneyCall<'createDeposit'> {
  const client = useQueryClient()
  const call = useMoneyCall('createDeposit', (order) => {
    updateDepositCache(client, order)
    onDone(order)
  })
  return {
    ...call,
    run: async (payload) => {
      const order = await call.run(payload)
      if (order === undefined) void client.invalidateQueries({ queryKey: ['getDepositInfo'] })
      return order
    },
  }
}

/** Deposit channels, limits and unfinished orders. */
export function useDepositInfo() {
  return useCallQuery('getDepositInfo', {}, { staleTime: 0 })
}

/** One deposit order; polled while it is pending. */
export function useDeposit(orderNo: string) {
  return useCallQuery(
    'getDeposit',
    { order_no: orderNo },
    {
      staleTime: 0,
      enabled: orderNo !== '',
      refetchInterval: ({ state }) => (state.data ? pollIntervalMs(state.data) : false),
    },
  )
}

export type DepositFilter = {
  readonly method: DepositMethod | null
  readonly status: DepositStatus | null
  readonly start_time: string
  readonly end_time: string
}

/** The deposit history. */
export function useDeposits(filter: DepositFilter) {
  return useInfiniteCallQuery('listDeposits', filter)
}

import type { Withdrawal, WithdrawalMethod, WithdrawalStatus } from '@gamehall/contract/cashier'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf, useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { type MoneyCall, useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { refreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { isPending } from './withdrawal-order.ts'

/** Writes an order from a response to the query cache; refetches the lists and the player's balance. */
function updateWithdrawalCache(client: QueryClient, order: Withdrawal): void {
  client.setQueryData(queryKeyOf('getWithdrawal', { order_no: order.order_no }), order)
  void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  void client.invalidateQueries({ queryKey: ['listWithdrawals'] })
  void refreshPlayerInfo(client)
}

/** Cancels a withdrawal order in review. */
export function useCancelWithdrawal() {
  const client = useQueryClient()
  return useCallMutation('cancelWithdrawal', { onSuccess: (order) => updateWithdrawalCache(client, order) })
}

/** Creates a withdrawal order. On an error it refetches the withdrawal info: the conditions may have changed. */
export function useCreateWithdrawal(
  onDone: (order: CallResponse<'createWithdrawal'>) => void,
): MoneyCall<'createWithdrawal'> {
  const client = useQueryClient()
  const call = useMoneyCall('createWithdrawal', (order) => {
    updateWithdrawalCache(client, order)
    onDone(order)
  })
  return {
    ...call,
    run: async (payload) => {
      const order = await call.run(payload)
      if (order === undefined) void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
      return order
    },
  }
}

/** Withdrawal channels, destinations, readiness and open orders. */
export function useWithdrawalInfo() {
  return useCallQuery('getWithdrawalInfo', {}, { staleTime: 0 })
}

const POLL_MS = 5_000

/** One withdrawal order; polled while it is pending. */
export function useWithdrawal(orderNo: string) {
  return useCallQuery(
    'getWithdrawal',
    { order_no: orderNo },
    {
      staleTime: 0,
      enabled: orderNo !== '',
      refetchInterval: ({ state }) => (state.data && isPending(state.data) ? POLL_MS : false),
    },
  )
}

export type WithdrawalFilter = {
  readonly method: WithdrawalMethod | null
  readonly status: WithdrawalStatus | null
  readonly start_time: string
  readonly end_time: string
}

/** The withdrawal history. */
export function useWithdrawals(filter: WithdrawalFilter) {
  return useInfiniteCallQuery('listWithdrawals', filter)
}

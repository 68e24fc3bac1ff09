import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { pollIntervalMs } from '../deposit-order.ts'

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

import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { isPending } from '../withdrawal-order.ts'

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

import { useCallQuery } from '../../../../shared/api/use-call.ts'
import { pollEveryMs } from '../deposit-order.ts'

/** One order; asked again by itself while anything can still happen to it. */
export function useDeposit(orderNo: string) {
  return useCallQuery(
    'getDeposit',
    { order_no: orderNo },
    {
      staleTime: 0,
      enabled: orderNo !== '',
      refetchInterval: ({ state }) => (state.data ? pollEveryMs(state.data) : false),
    },
  )
}

import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Withdrawal channels, destinations, readiness and open orders. */
export function useWithdrawalInfo() {
  return useCallQuery('getWithdrawalInfo', {}, { staleTime: 0 })
}

import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** Withdrawal channels, destinations, readiness and open orders. */
export function useWithdrawalInfo() {
  return useCallQuery('getWithdrawalInfo', {}, { staleTime: 0 })
}

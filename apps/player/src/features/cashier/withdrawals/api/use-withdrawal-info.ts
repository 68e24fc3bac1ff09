import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The ways out, what stands in between, and the orders that are open. */
export function useWithdrawalInfo() {
  return useCallQuery('getWithdrawalInfo', {}, { staleTime: 0 })
}

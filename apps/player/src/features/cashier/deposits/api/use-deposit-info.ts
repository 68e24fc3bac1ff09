import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The ways to deposit, and the orders that must be finished or cancelled first. */
export function useDepositInfo() {
  return useCallQuery('getDepositInfo', {}, { staleTime: 0 })
}

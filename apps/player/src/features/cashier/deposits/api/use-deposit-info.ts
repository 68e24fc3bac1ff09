import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** Deposit channels, limits and unfinished orders. */
export function useDepositInfo() {
  return useCallQuery('getDepositInfo', {}, { staleTime: 0 })
}

import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Deposit channels, limits and unfinished orders. */
export function useDepositInfo() {
  return useCallQuery('getDepositInfo', {}, { staleTime: 0 })
}

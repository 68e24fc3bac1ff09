import type { WithdrawalMethod, WithdrawalStatus } from '@gamehall/contract/cashier'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

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

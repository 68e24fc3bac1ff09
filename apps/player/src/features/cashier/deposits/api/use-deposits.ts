import type { DepositMethod, DepositStatus } from '@gamehall/contract/cashier'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export type DepositFilter = {
  readonly method: DepositMethod | null
  readonly status: DepositStatus | null
  readonly start_time: string
  readonly end_time: string
}

/** The deposit history. */
export function useDeposits(filter: DepositFilter) {
  return useInfiniteCallQuery('listDeposits', filter)
}

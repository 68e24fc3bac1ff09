import type { DepositMethod, DepositStatus } from '@gamehall/contract/cashier'
import { useCallList } from '../../../../shared/api/use-call-list.ts'

export type DepositFilter = {
  readonly method: DepositMethod | null
  readonly status: DepositStatus | null
  readonly start_time: string
  readonly end_time: string
}

/** The deposit history. */
export function useDeposits(filter: DepositFilter) {
  return useCallList('listDeposits', filter)
}

import type { WithdrawalMethod, WithdrawalStatus } from '@gamehall/contract/cashier'
import { useCallList } from '../../../../shared/api/use-call-list.ts'

export type WithdrawalFilter = {
  readonly method: WithdrawalMethod | null
  readonly status: WithdrawalStatus | null
  readonly start_time: string
  readonly end_time: string
}

/** The withdrawal history. */
export function useWithdrawals(filter: WithdrawalFilter) {
  return useCallList('listWithdrawals', filter)
}

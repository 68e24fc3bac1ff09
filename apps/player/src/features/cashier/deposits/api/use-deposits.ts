import type { DepositStatus } from '@gamehall/contract/cashier'
import { useCallList } from '../../../../shared/api/use-call-list.ts'

/** The deposit record. */
export function useDeposits(
  status: DepositStatus | undefined,
  range: { readonly start_time: string; readonly end_time: string },
) {
  return useCallList('listDeposits', { ...range, status: status ?? null })
}

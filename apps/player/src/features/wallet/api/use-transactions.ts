import type { TransactionType } from '@gamehall/contract/wallet'
import { useCallList } from '../../../shared/api/use-call-list.ts'

/** The main wallet's movements. */
export function useTransactions(
  type: TransactionType | undefined,
  range: { readonly start_time: string; readonly end_time: string },
) {
  return useCallList('listTransactions', { ...range, type: type ?? null })
}

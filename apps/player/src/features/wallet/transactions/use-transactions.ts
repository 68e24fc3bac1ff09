import type { Transaction, TransactionSubtype, TransactionType } from '@gamehall/contract/wallet'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export type TransactionFilter = {
  readonly currency: Transaction['currency']
  readonly type: TransactionType | null
  readonly sub_type: TransactionSubtype | null
  readonly start_time: string
  readonly end_time: string
}

/** The transactions of one of the player’s wallets. */
export function useTransactions(filter: TransactionFilter) {
  return useInfiniteCallQuery('listTransactions', filter)
}

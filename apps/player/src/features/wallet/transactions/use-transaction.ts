import type { Transaction } from '@gamehall/contract/wallet'
import { useCallQuery } from '../../../shared/api/use-call.ts'

/** One movement with what only its own page shows: an exchange's rate, the other player, an operator's reason. */
export function useTransaction({ id, currency }: Pick<Transaction, 'id' | 'currency'>) {
  return useCallQuery('getTransaction', { id, currency })
}

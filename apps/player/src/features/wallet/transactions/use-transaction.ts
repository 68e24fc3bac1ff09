import type { Transaction } from '@gamehall/contract/wallet'
import { useCallQuery } from '../../../shared/api/use-call.ts'

/** One movement with what only its own page shows: an exchange's rate, the other player, an operator's reason. */
export function useTransaction({ id, currency }: Pick<Transaction, 'id' | 'currency'>) {
  return useCallQuery('getTransaction', { id, currency })
}

/** A movement of which only the id is known for certain: where no wallet is named, the main one is looked in first. */
export function useTransactionById(id: string, named: string | null) {
  const inMain = useCallQuery(
    'getTransaction',
    { id, currency: 'TWD' },
    { enabled: named !== 'USDT', retry: false },
  )
  const isElsewhere = named === 'USDT' || (named !== 'TWD' && inMain.isError)
  const inUsdt = useCallQuery(
    'getTransaction',
    { id, currency: 'USDT' },
    { enabled: isElsewhere, retry: false },
  )
  return isElsewhere ? inUsdt : inMain
}

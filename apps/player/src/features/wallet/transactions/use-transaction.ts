import type { Transaction } from '@gamehall/contract/wallet'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** One transaction with its detail fields: an exchange’s rate, the other player, the operator’s reason. */
export function useTransaction({ id, currency }: Pick<Transaction, 'id' | 'currency'>) {
  return useCallQuery('getTransaction', { id, currency })
}

/** One transaction by its id; without a named wallet, the main wallet is searched first. */
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

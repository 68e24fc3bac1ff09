import type { Transaction, TransactionSubtype, TransactionType } from '@gamehall/contract/wallet'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
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

/** Looks up a platform’s name by its `api_key` in the lobby; returns the key while the lobby loads. */
export function usePlatformNames(): (apiKey: string) => string {
  const lobby = useCallQuery('getGameHallList', {})
  return (apiKey) => lobby.data?.platforms.find(({ api_key }) => api_key === apiKey)?.name ?? apiKey
}

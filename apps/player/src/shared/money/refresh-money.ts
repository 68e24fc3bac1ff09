import type { CallName } from '@gamehall/contract'
import type { QueryClient } from '@tanstack/react-query'

const MONEY_QUERIES = [
  'getUserInfo',
  'listWallets',
  'listTransactions',
  'getPlatformBalances',
  'getWithdrawalInfo',
  'getTurnoverStatement',
  'getTurnoverTerms',
] as const satisfies CallName[]

/** Invalidates all queries that contain balances; call it after money moved. */
export function refreshMoneyQueries(client: QueryClient): void {
  for (const name of MONEY_QUERIES) void client.invalidateQueries({ queryKey: [name] })
}

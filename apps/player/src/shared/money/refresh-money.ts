import type { CallName } from '@gamehall/contract'
import type { QueryClient } from '@tanstack/react-query'

const shownBy = [
  'getUserInfo',
  'listWallets',
  'listTransactions',
  'getPlatformBalances',
  'getWithdrawalInfo',
  'getWashStatement',
  'getTurnoverTerms',
] as const satisfies CallName[]

/** Whatever shows a wallet is read again, after money moved. */
export function refreshMoney(client: QueryClient): void {
  for (const name of shownBy) void client.invalidateQueries({ queryKey: [name] })
}

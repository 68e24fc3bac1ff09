import type { PlatformTransfer } from '@gamehall/contract/games'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'
import { setPlayerBalance } from '../../../shared/player/use-player-info.ts'
import { transferEnd } from '../transfers/api.ts'

/**
 * Updates the cached balances from the answer of a transfer call: the main wallet’s balance and the open transfer of each
 * platform. Then refetches the platform balances, which can take a while.
 */
export function cacheTransfers(
  client: QueryClient,
  transfers: readonly PlatformTransfer[],
  balance: string,
): void {
  const openOf = (apiKey: string) =>
    transfers.find(({ api_key, status }) => api_key === apiKey && transferEnd(status) === undefined)
      ?.reference
  setPlayerBalance(client, balance)
  client.setQueryData<CallResponse<'getPlatformBalances'>>(
    queryKeyOf('getPlatformBalances', {}),
    (balances) =>
      balances && {
        ...balances,
        balance,
        platforms: balances.platforms.map((each) => ({
          ...each,
          open_transfer: openOf(each.api_key) ?? each.open_transfer,
        })),
      },
  )
  void client.invalidateQueries({ queryKey: ['getPlatformBalances'] })
}

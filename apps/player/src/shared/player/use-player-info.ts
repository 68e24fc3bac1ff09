import type { UserInfo } from '@gamehall/contract/account'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { queryKeyOf, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useIsLoggedIn } from '../stores/session-store.ts'

const playerKey = queryKeyOf('getUserInfo', {})

/** The logged-in player's info; not fetched without a login. */
export function usePlayerInfo(): UseQueryResult<UserInfo, CallError> {
  return useCallQuery('getUserInfo', {}, { enabled: useIsLoggedIn() })
}

/** Writes the player info from a login or an edit into the cache. */
export function setPlayerInfo(client: QueryClient, info: UserInfo): void {
  client.setQueryData(playerKey, info)
}

/** Writes a balance from a push into the cached player info. */
export function setPlayerBalance(client: QueryClient, balance: string): void {
  changePlayerInfo(client, (info) => ({ ...info, balance }))
}

/** Writes the number of unread messages into the cached player info; a function derives it from the cached number. */
export function setUnreadCount(client: QueryClient, count: number | ((known: number) => number)): void {
  changePlayerInfo(client, (info) => ({
    ...info,
    message_num: typeof count === 'number' ? count : count(info.message_num),
  }))
}

/** Changes the cached player info. A fetch in progress may return an older state, so the info is refetched after it. */
function changePlayerInfo(client: QueryClient, change: (info: UserInfo) => UserInfo): void {
  client.setQueryData<UserInfo>(playerKey, (info) => info && change(info))
  if (client.getQueryState(playerKey)?.fetchStatus !== 'fetching') return
  const refetch = () => client.refetchQueries({ queryKey: playerKey }, { cancelRefetch: false })
  void refetch().then(refetch)
}

/** Refetches the player info after a change. */
export function refreshPlayerInfo(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: playerKey })
}

/** `refreshPlayerInfo`, for components. */
export function useRefreshPlayerInfo(): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshPlayerInfo(client)
}

import type { UserInfo } from '@gamehall/contract/account'
import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '../api/call-error.ts'
import { queryKeyOf, useCallQuery } from '../api/use-call.ts'
import { useIsLoggedIn } from '../stores/session-store.ts'

const playerKey = queryKeyOf('getUserInfo', {})

/** The logged-in player's own info; asks nothing while nobody is logged in. */
export function usePlayerInfo(): UseQueryResult<UserInfo, CallError> {
  return useCallQuery('getUserInfo', {}, { enabled: useIsLoggedIn() })
}

/** Puts what a login or an edit answered in place, so that no screen waits for it. */
export function putPlayerInfo(client: QueryClient, info: UserInfo): void {
  client.setQueryData(playerKey, info)
}

/** A push told the new balance. */
export function putPlayerBalance(client: QueryClient, balance: string): void {
  putNews(client, (info) => ({ ...info, balance }))
}

/** How many messages are unread now, told by a push or an answer; a function counts on from what was known. */
export function putUnreadCount(client: QueryClient, count: number | ((known: number) => number)): void {
  putNews(client, (info) => ({
    ...info,
    message_num: typeof count === 'number' ? count : count(info.message_num),
  }))
}

/** An answer that is on its way may be older than the news, and would undo them: then it is asked for once more. */
function putNews(client: QueryClient, change: (info: UserInfo) => UserInfo): void {
  client.setQueryData<UserInfo>(playerKey, (info) => info && change(info))
  if (client.getQueryState(playerKey)?.fetchStatus !== 'fetching') return
  const ask = () => client.refetchQueries({ queryKey: playerKey }, { cancelRefetch: false })
  void ask().then(ask)
}

/** Asks for the player's info again, after something that changed it. */
export function refreshPlayerInfo(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: playerKey })
}

/** `refreshPlayerInfo`, for components. */
export function useRefreshPlayerInfo(): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshPlayerInfo(client)
}

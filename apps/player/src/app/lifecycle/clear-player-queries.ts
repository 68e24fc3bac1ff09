import type { CallName } from '@gamehall/contract'
import { callTable } from '@gamehall/web-client/calls/call-table.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Removes all cached responses of session calls, except those of `kept`, which the next login has already filled. */
export function clearPlayerQueries(queryClient: QueryClient, kept?: CallName): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) =>
      name !== kept && isCallName(name) && callTable[name][3] === 'session',
  })
  // Calls with optional login are reset, so that public pages refetch them for the current visitor.
  void queryClient.resetQueries({
    predicate: ({ queryKey }) =>
      isCallName(queryKey[0]) && callTable[queryKey[0]][3] === 'optional' && !isForEverybody(queryKey),
  })
}

/** The public banners and notices are the same for every visitor, so they stay cached. */
const isForEverybody = ([name, payload]: QueryKey): boolean =>
  (name === 'listBanners' || name === 'listNewNotices') &&
  !(typeof payload === 'object' && payload !== null && 'for' in payload)

function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(callTable, name)
}

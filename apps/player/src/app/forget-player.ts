import type { CallName } from '@gamehall/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { callTable } from '../shared/api/call-table.ts'

/** Drops every answer that was given to one player; what the next one's login already brought stays. */
export function forgetPlayer(queryClient: QueryClient, kept?: CallName): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) =>
      name !== kept && isCallName(name) && callTable[name][3] === 'session',
  })
  // Pages that are open to everybody stay, and ask again as who is there now.
  void queryClient.resetQueries({
    predicate: ({ queryKey }) =>
      isCallName(queryKey[0]) && callTable[queryKey[0]][3] === 'optional' && !isForEverybody(queryKey),
  })
}

/** The banners that everybody sees came with the page: they are the same for whoever is there. */
const isForEverybody = ([name, payload]: QueryKey): boolean =>
  name === 'listBanners' && !(typeof payload === 'object' && payload !== null && 'for' in payload)

function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(callTable, name)
}

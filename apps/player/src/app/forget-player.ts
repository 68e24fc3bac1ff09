import type { CallName } from '@gamehall/contract'
import type { QueryClient } from '@tanstack/react-query'
import { callTable } from '../shared/api/call-table.ts'

/** Drops every answer that was one player's own; what the next one's login already brought stays. */
export function forgetPlayer(queryClient: QueryClient, kept?: CallName): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) => name !== kept && isCallName(name) && callTable[name][3],
  })
}

function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(callTable, name)
}

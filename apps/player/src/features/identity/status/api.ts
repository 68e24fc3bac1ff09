import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Loads the state of the player’s verification. */
export function useIdentity() {
  return useCallQuery('getIdentity', {}, { staleTime: 0 })
}

/** Stores the state a step returned in the query cache, so that the next page shows it at once. */
export function useSetIdentity(): (state: CallResponse<'getIdentity'>) => void {
  const client = useQueryClient()
  return (state) => void client.setQueryData(queryKeyOf('getIdentity', {}), state)
}

import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../shared/api/send-call.ts'
import { queryKeyOf, useCallQuery } from '../../../shared/api/use-call.ts'

/** How far the player's verification is. */
export function useIdentity() {
  return useCallQuery('getIdentity', {}, { staleTime: 0 })
}

/** Puts what a step answered in place, so that the next page does not wait for it. */
export function usePutIdentity(): (state: Answer<'getIdentity'>) => void {
  const client = useQueryClient()
  return (state) => void client.setQueryData(queryKeyOf('getIdentity', {}), state)
}

import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** The player's saved withdrawal addresses. */
export function useAddresses() {
  return useCallQuery('listAddresses', {}, { staleTime: 0 })
}

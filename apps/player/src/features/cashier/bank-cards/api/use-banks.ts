import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** The supported banks. */
export function useBanks() {
  return useCallQuery('listBanks', {}, { staleTime: 3_600_000 })
}

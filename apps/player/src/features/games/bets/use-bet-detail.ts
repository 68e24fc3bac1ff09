import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** The address of the platform’s page about one bet. */
export function useBetDetail(api_key: string, bet_id: string) {
  return useCallQuery('getBetDetail', { api_key, bet_id }, { staleTime: 0 })
}

import { useCallQuery } from '../../../shared/api/use-call.ts'

/** Where the platform shows one bet in full. */
export function useBetDetail(api_key: string, bet_id: string) {
  return useCallQuery('getBetDetail', { api_key, bet_id }, { staleTime: 0 })
}

import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export type BetFilter = {
  readonly api_key: string | null
  readonly settled: 0 | 1 | null
  readonly start_time: string
  readonly end_time: string
}

/** The bet record, with the totals of the whole selection. */
export function useBets(filter: BetFilter) {
  return useInfiniteCallQuery('listBets', filter)
}

/** The address of the platform’s page about one bet. */
export function useBetDetail(api_key: string, bet_id: string) {
  return useCallQuery('getBetDetail', { api_key, bet_id }, { staleTime: 0 })
}

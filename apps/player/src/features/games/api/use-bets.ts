import { useCallList } from '../../../shared/api/use-call-list.ts'

export type BetFilter = {
  readonly api_key: string | null
  readonly settled: 0 | 1 | null
  readonly start_time: string
  readonly end_time: string
}

/** The bet record, with the totals of the whole selection. */
export function useBets(filter: BetFilter) {
  return useCallList('listBets', filter)
}

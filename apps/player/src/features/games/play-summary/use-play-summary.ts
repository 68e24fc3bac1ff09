import { useCallQuery } from '../../../shared/api/use-call.ts'

export type SummaryDays = 7 | 30

export function usePlaySummary(days: SummaryDays) {
  return useCallQuery('getPlaySummary', { days })
}

import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

export type SummaryDays = 7 | 30

export function usePlaySummary(days: SummaryDays) {
  return useCallQuery('getPlaySummary', { days })
}

import { useCallList } from '../../../shared/api/use-call-list.ts'

/** The turnover statement of a range, with turnover required, done and left. */
export function useWashStatement(range: { readonly start_time: string; readonly end_time: string }) {
  return useCallList('getWashStatement', range)
}

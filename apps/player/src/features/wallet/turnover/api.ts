import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** The turnover statement of a range, with turnover required, done and left. */
export function useTurnoverStatement(range: { readonly start_time: string; readonly end_time: string }) {
  return useInfiniteCallQuery('getTurnoverStatement', range)
}

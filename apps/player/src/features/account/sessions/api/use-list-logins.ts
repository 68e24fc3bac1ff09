import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export function useListLogins(range: { readonly start_time: string; readonly end_time: string }) {
  return useInfiniteCallQuery('listLogins', range)
}

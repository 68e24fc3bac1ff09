import { useCallList } from '../../../shared/api/use-call-list.ts'

export function useListLogins(range: { readonly start_time: string; readonly end_time: string }) {
  return useCallList('listLogins', range)
}

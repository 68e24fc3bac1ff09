import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** Loads the current offers, all or of one category. */
export function useActivities(typeId: string | undefined) {
  return useInfiniteCallQuery('listActivities', { type_id: typeId ?? null })
}

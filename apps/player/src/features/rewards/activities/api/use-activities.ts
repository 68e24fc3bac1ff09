import { useCallList } from '../../../../shared/api/use-call-list.ts'

/** Loads the current offers, all or of one category. */
export function useActivities(typeId: string | undefined) {
  return useCallList('listActivities', { type_id: typeId ?? null })
}

import { useCallList } from '../../../../shared/api/use-call-list.ts'

/** The current offers, all or of one type. */
export function useActivities(typeId: string | undefined) {
  return useCallList('listActivities', { type_id: typeId ?? null })
}

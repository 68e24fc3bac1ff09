import { useCallList } from '../../../shared/api/use-call-list.ts'

/** The current offers. */
export function useActivities() {
  return useCallList('listActivities', {})
}

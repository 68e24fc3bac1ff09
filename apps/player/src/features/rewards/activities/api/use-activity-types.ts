import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** What the current offers are about. */
export function useActivityTypes() {
  return useCallQuery('listActivityTypes', {})
}

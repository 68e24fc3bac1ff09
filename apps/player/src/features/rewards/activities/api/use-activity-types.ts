import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** Loads the categories of current offers. */
export function useActivityTypes() {
  return useCallQuery('listActivityTypes', {})
}

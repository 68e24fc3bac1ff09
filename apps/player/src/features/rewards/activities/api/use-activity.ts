import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** Loads one offer. */
export function useActivity(id: string) {
  return useCallQuery('getActivity', { id })
}

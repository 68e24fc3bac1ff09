import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** One offer. */
export function useActivity(id: string) {
  return useCallQuery('getActivity', { id })
}

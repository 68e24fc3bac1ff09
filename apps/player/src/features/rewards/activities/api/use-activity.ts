import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Loads one offer. */
export function useActivity(id: string) {
  return useCallQuery('getActivity', { id })
}

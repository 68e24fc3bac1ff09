import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Loads the categories of current offers. */
export function useActivityTypes() {
  return useCallQuery('listActivityTypes', {})
}

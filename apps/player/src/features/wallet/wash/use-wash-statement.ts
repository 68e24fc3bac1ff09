import { useCallList } from '../../../shared/api/use-call-list.ts'

/** The wash volume line by line, with what is required, done and left of it. */
export function useWashStatement(range: { readonly start_time: string; readonly end_time: string }) {
  return useCallList('getWashStatement', range)
}

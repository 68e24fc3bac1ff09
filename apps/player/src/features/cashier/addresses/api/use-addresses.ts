import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The player's saved withdrawal addresses. */
export function useAddresses() {
  return useCallQuery('listAddresses', {}, { staleTime: 0 })
}

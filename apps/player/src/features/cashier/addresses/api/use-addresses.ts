import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The address book. */
export function useAddresses() {
  return useCallQuery('listAddresses', {}, { staleTime: 0 })
}

import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** Banks to choose from. */
export function useBanks() {
  return useCallQuery('listBanks', {}, { staleTime: 3_600_000 })
}

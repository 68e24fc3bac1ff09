import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The player's cards, their maximum number and the required holder name. */
export function useBankCards() {
  return useCallQuery('listBankCards', {}, { staleTime: 0 })
}

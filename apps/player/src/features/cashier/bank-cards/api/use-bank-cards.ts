import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The player's cards, how many there may be, and whose name they carry. */
export function useBankCards() {
  return useCallQuery('listBankCards', {}, { staleTime: 0 })
}

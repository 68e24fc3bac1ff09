import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** The player's cards, their maximum number and the required holder name. */
export function useBankCards() {
  return useCallQuery('listBankCards', {}, { staleTime: 0 })
}

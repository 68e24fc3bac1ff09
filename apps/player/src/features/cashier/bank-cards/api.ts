import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Adds a bank card. Silent: the last step shows errors with a fix. */
export function useAddBankCard() {
  return useCallMutation('addBankCard', { isSilent: true, onSuccess: useRefreshBankCards() })
}

/** The player's cards, their maximum number and the required holder name. */
export function useBankCards() {
  return useCallQuery('listBankCards', {}, { staleTime: 0 })
}

/** The supported banks. */
export function useBanks() {
  return useCallQuery('listBanks', {}, { staleTime: 3_600_000 })
}

/** The known branches of a bank; disabled until a bank is chosen. */
export function useBranches(bankCode: string) {
  return useCallQuery(
    'listBranches',
    { bank_code: bankCode },
    { staleTime: 3_600_000, enabled: bankCode !== '' },
  )
}

/** Recognizes a card photo. Silent: on failure the player types the number. */
export function useRecognizeBankCard() {
  return useCallMutation('recognizeBankCard', { isSilent: true })
}

/** Returns a function that invalidates the cards and the withdrawal info. */
function useRefreshBankCards(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['listBankCards'] })
    void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  }
}

export function useRemoveBankCard() {
  return useCallMutation('removeBankCard', { onSuccess: useRefreshBankCards() })
}

import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { useRefreshBankCards } from './use-refresh-bank-cards.ts'

export function useRemoveBankCard() {
  return useCallMutation('removeBankCard', { onSuccess: useRefreshBankCards() })
}

import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useRefreshBankCards } from './use-refresh-bank-cards.ts'

export function useRemoveBankCard() {
  return useCallMutation('removeBankCard', { onSuccess: useRefreshBankCards() })
}

import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useRefreshBankCards } from './use-refresh-bank-cards.ts'

/** Adds a bank card. Silent: the last step shows errors with a fix. */
export function useAddBankCard() {
  return useCallMutation('addBankCard', { isSilent: true, onSuccess: useRefreshBankCards() })
}

import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { useRefreshBankCards } from './use-refresh-bank-cards.ts'

/** Silent: the last step shows what the hall refuses, with its fix. */
export function useAddBankCard() {
  return useCallMutation('addBankCard', { isSilent: true, onSuccess: useRefreshBankCards() })
}

import { useCallMutation } from '../../../../shared/api/use-call.ts'

/** Silent: the form shows what the hall refuses. */
export function useQuoteWithdrawal() {
  return useCallMutation('quoteWithdrawal', { isSilent: true })
}

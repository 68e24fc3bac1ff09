import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: the page shows what the hall refuses. */
export function useLoginByAuthCode() {
  return useCallMutation('loginByAuthCode', { isSilent: true })
}

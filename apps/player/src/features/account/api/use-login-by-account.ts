import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: its form shows what the hall refuses. */
export function useLoginByAccount() {
  return useCallMutation('loginByAccount', { isSilent: true })
}

import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: its form shows what the hall refuses. */
export function useLoginByGoogle() {
  return useCallMutation('loginByGoogle', { isSilent: true })
}

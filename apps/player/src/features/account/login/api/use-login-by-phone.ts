import { useCallMutation } from '../../../../shared/api/use-call.ts'

/** Silent: the form shows the server's refusal. */
export function useLoginByPhone() {
  return useCallMutation('loginByPhone', { isSilent: true })
}

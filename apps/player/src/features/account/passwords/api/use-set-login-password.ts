import { useCallMutation } from '../../../../shared/api/use-call.ts'

/** Silent: the form shows the server's refusal. */
export function useSetLoginPassword() {
  return useCallMutation('setLoginPassword', { isSilent: true })
}

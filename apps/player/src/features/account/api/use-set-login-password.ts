import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: its form shows what the hall refuses. */
export function useSetLoginPassword() {
  return useCallMutation('setLoginPassword', { isSilent: true })
}

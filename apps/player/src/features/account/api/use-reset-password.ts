import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: its form shows what the hall refuses. */
export function useResetPassword() {
  return useCallMutation('resetPassword', { isSilent: true })
}

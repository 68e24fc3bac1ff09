import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useStartGoogleLogin() {
  return useCallMutation('startGoogleLogin', { isSilent: true })
}

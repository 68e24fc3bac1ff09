import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useStartGoogleLogin() {
  return useCallMutation('startGoogleLogin', { isSilent: true })
}

import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useStartPasskeyLogin() {
  return useCallMutation('startPasskeyLogin', { isSilent: true })
}

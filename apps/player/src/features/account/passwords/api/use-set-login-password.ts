import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

/** Silent: the form shows the server's refusal. */
export function useSetLoginPassword() {
  return useCallMutation('setLoginPassword', { isSilent: true })
}

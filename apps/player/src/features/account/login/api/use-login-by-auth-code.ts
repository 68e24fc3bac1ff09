import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

/** Silent: the page shows the server's refusal. */
export function useLoginByAuthCode() {
  return useCallMutation('loginByAuthCode', { isSilent: true })
}

import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useLoginByPasskey() {
  return useCallMutation('loginByPasskey', { isSilent: true })
}

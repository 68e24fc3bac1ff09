import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useStartPasskeyProof() {
  return useCallMutation('startPasskeyProof', { isSilent: true })
}

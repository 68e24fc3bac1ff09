import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useStartPasskey() {
  return useCallMutation('startPasskey', { isSilent: true })
}

import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useRemovePasskey() {
  return useCallMutation('removePasskey')
}

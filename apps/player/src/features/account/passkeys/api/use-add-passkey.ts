import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useAddPasskey() {
  return useCallMutation('addPasskey', { isSilent: true })
}

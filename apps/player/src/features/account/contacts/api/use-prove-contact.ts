import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useProveContact() {
  return useCallMutation('proveContact', { isSilent: true })
}

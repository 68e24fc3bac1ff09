import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useBindEmail() {
  return useCallMutation('bindEmail', { isSilent: true })
}

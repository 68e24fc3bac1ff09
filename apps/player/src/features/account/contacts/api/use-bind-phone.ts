import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useBindPhone() {
  return useCallMutation('bindPhone', { isSilent: true })
}

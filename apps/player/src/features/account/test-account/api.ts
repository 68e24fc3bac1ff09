import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useSwitchAccount() {
  return useCallMutation('switchAccount')
}

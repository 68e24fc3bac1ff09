import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

/** Silent: the device ends its session whatever the server answers. */
export function useLogout() {
  return useCallMutation('logout', { isSilent: true })
}

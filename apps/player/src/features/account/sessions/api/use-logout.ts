import { useCallMutation } from '../../../../shared/api/use-call.ts'

/** Silent: the device ends its session whatever the server answers. */
export function useLogout() {
  return useCallMutation('logout', { isSilent: true })
}

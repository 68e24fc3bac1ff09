import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: this device forgets the login whatever the hall answers. */
export function useLogout() {
  return useCallMutation('logout', { isSilent: true })
}

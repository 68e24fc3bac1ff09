import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useSetIdentity } from '../status/api.ts'

/** Starts a verification. Silent: the page shows errors. */
export function useStartIdentity() {
  return useCallMutation('startIdentity', { isSilent: true, onSuccess: useSetIdentity() })
}

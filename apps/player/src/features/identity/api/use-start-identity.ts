import { useCallMutation } from '../../../shared/api/use-call.ts'
import { usePutIdentity } from './use-identity.ts'

/** Starts a verification. Silent: the page shows errors. */
export function useStartIdentity() {
  return useCallMutation('startIdentity', { isSilent: true, onSuccess: usePutIdentity() })
}

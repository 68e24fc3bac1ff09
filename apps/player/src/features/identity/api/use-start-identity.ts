import { useCallMutation } from '../../../shared/api/use-call.ts'
import { usePutIdentity } from './use-identity.ts'

/** Silent: the page shows what stands against it. */
export function useStartIdentity() {
  return useCallMutation('startIdentity', { isSilent: true, onSuccess: usePutIdentity() })
}

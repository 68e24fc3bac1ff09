import { useCallMutation } from '../../../shared/api/use-call.ts'
import { usePutIdentity } from './use-identity.ts'

/** Silent: what stands against it depends on the state, and is told by the page. */
export function useDeleteIdentity() {
  return useCallMutation('deleteIdentity', { isSilent: true, onSuccess: usePutIdentity() })
}

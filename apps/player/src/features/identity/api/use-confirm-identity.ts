import { useCallMutation } from '../../../shared/api/use-call.ts'
import { usePutIdentity } from './use-identity.ts'

/** Silent: the form shows what is refused, beside its field. */
export function useConfirmIdentity() {
  return useCallMutation('confirmIdentity', { isSilent: true, onSuccess: usePutIdentity() })
}

import { useCallMutation } from '../../../shared/api/use-call.ts'
import { usePutIdentity } from './use-identity.ts'

/** Confirms the data. Silent: the form shows errors beside their fields. */
export function useConfirmIdentity() {
  return useCallMutation('confirmIdentity', { isSilent: true, onSuccess: usePutIdentity() })
}

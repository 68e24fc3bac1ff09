import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useSetIdentity } from '../status/api.ts'

/** Confirms the data. Silent: the form shows errors beside their fields. */
export function useConfirmIdentity() {
  return useCallMutation('confirmIdentity', { isSilent: true, onSuccess: useSetIdentity() })
}

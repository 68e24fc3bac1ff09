import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useSetIdentity } from '../status/use-identity.ts'

/** Deletes the identity data. Silent: the page explains errors by its state. */
export function useDeleteIdentity() {
  return useCallMutation('deleteIdentity', { isSilent: true, onSuccess: useSetIdentity() })
}

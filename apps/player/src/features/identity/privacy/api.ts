import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useSetIdentity } from '../status/api.ts'

/** Loads the access log of the player's identity data, newest first. */
export function useIdentityAccess() {
  return useInfiniteCallQuery('listIdentityAccess', {})
}

/** Deletes the identity data. Silent: the page explains errors by its state. */
export function useDeleteIdentity() {
  return useCallMutation('deleteIdentity', { isSilent: true, onSuccess: useSetIdentity() })
}

import { useCallList } from '../../../shared/api/use-call-list.ts'

/** Loads the access log of the player's identity data, newest first. */
export function useIdentityAccess() {
  return useCallList('listIdentityAccess', {})
}

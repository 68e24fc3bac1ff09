import { useCallList } from '../../../shared/api/use-call-list.ts'

/** Who looked at the player's identity data, newest first. */
export function useIdentityAccess() {
  return useCallList('listIdentityAccess', {})
}

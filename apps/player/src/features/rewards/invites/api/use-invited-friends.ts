import { useCallList } from '../../../../shared/api/use-call-list.ts'

/** Loads the invited friends. */
export function useInvitedFriends() {
  return useCallList('listInvitedFriends', {})
}

import { useCallList } from '../../../../shared/api/use-call-list.ts'

/** Who registered with the player's code. */
export function useInvitedFriends() {
  return useCallList('listInvitedFriends', {})
}

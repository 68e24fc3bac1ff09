import { useInfiniteCallQuery } from '../../../../shared/api/use-infinite-call-query.ts'

/** Loads the invited friends. */
export function useInvitedFriends() {
  return useInfiniteCallQuery('listInvitedFriends', {})
}

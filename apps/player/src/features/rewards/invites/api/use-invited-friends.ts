import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** Loads the invited friends. */
export function useInvitedFriends() {
  return useInfiniteCallQuery('listInvitedFriends', {})
}

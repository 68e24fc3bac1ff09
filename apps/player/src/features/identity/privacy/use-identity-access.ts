import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** Loads the access log of the player's identity data, newest first. */
export function useIdentityAccess() {
  return useInfiniteCallQuery('listIdentityAccess', {})
}

import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Loads the invite rules and the player's code. */
export function useInviteCode() {
  return useCallQuery('getInviteCode', {})
}

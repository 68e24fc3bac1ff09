import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The rules of inviting, and the player's own code. */
export function useInviteCode() {
  return useCallQuery('getInviteCode', {})
}

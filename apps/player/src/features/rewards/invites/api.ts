import type { InviteRewardKind } from '@gamehall/contract/rewards'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

/** Loads the invite rules and the player's code. */
export function useInviteCode() {
  return useCallQuery('getInviteCode', {})
}

export type RewardFilter = {
  readonly kind: InviteRewardKind | null
  readonly start_time: string
  readonly end_time: string
}

/** Loads the invite rewards. */
export function useInviteRewards(filter: RewardFilter) {
  return useInfiniteCallQuery('listInviteRewards', filter)
}

/** Loads the invite totals; disabled for visitors. */
export function useInviteTotal() {
  return useCallQuery('getInviteTotal', {}, { enabled: useIsLoggedIn() })
}

/** Loads the invited friends. */
export function useInvitedFriends() {
  return useInfiniteCallQuery('listInvitedFriends', {})
}
